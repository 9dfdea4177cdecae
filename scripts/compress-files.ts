import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|data|js|css|svg|json|jsonld|txt|xml|webmanifest|md)$/;

/** Writes .br and .gz beside every text file, as small as they get: the server only picks one. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, options));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
