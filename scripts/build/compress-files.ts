import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(html|data|js|css|svg|json|txt|xml|webmanifest|md)$/;

/** Writes .br and .gz next to every text file, so that the server compresses nothing. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
