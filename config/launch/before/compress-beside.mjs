import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const least = 1_024;
const compressible = /\.(js|css|svg|json|txt)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Of eleven: the last two take four times as long for a hundredth. */
const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes each script and style of a folder compressed beside itself (.br, .gz), for servers that send what lies there. */
export async function compressBeside(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < least) continue;
    const [br, gz] = await Promise.all([brotli(bytes, quality), gzip(bytes, { level: 9 })]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
