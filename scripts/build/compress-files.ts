import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** As many at once as Node has threads for it: more would only wait, with their contents in memory. */
const hands = 4;

const compressible = /\.(html|data|js|css|svg|json|txt|xml|webmanifest|md)$/;

/** Writes .br and .gz beside every text file, as small as they get: the server only picks one. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const waiting = files.filter((file) => compressible.test(file)).values();
  const work = async (): Promise<void> => {
    for (const file of waiting) await compressFile(file);
  };
  await Promise.all(Array.from({ length: hands }, work));
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
