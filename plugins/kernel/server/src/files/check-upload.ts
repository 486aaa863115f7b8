import { open, readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type/node';
import { reject } from '../errors/refusal';
import type { UploadedFile } from '../resources/resource.types';
import { headBytes, isWhole, recognise, tailBytes, type FirstBytes } from './file-kinds';
import { extensionOf, safeFileName } from './file-name';
import { sanitizeSvg } from './svg/sanitize-svg';
import { isSvgSafe } from './svg/svg-safety';

const megabyte = 1024 * 1024;
const defaultMaxBytes = 25 * megabyte;

export interface UploadRules {
  /** The most bytes accepted; 25 MB by default. */
  readonly maxBytes?: number;
  /** The extensions accepted; the whole allow-list by default. */
  readonly extensions?: readonly string[];
}

export interface CheckedUpload {
  readonly name: string;
  readonly mime: string;
}

/**
 * Checks an upload and returns its clean name and true type. Throws ValidationError on the upload's field for a file that is too
 * large, not allowed by its bytes, cut off or unsafe. Rewrites an SVG in place without anything but its drawing.
 */
export async function checkUpload(upload: UploadedFile, rules: UploadRules = {}): Promise<CheckedUpload> {
  const maxBytes = rules.maxBytes ?? defaultMaxBytes;
  if (upload.sizeBytes > maxBytes) reject('file_too_large', upload.field, { max: Math.floor(maxBytes / megabyte) });
  const name = safeFileName(upload.name);
  const known = recognise(await firstBytes(upload.path), extensionOf(name));
  if (known === null || rules.extensions?.includes(known.extension) === false)
    return reject('file_type_not_allowed', upload.field);
  if (!isWhole(known.kind, await tailOf(upload.path))) reject('file_cut_off', upload.field);
  await admitMarkup(upload, known.kind);
  return { name: extensionOf(name) === '' ? `${name}.${known.extension}` : name, mime: known.mime };
}

async function admitMarkup(upload: UploadedFile, kind: string): Promise<void> {
  if (kind !== 'svg' && kind !== 'xml') return;
  if (!(await isMarkupSafe(upload.path, kind))) reject('file_unsafe', upload.field);
  if (kind === 'svg') await cleanDrawing(upload);
}

/**
 * Rewrites an SVG in place with only the elements and attributes that the sanitizing library allows, a second guard after
 * `isMarkupSafe`. Throws ValidationError when nothing is left.
 */
async function cleanDrawing(upload: UploadedFile): Promise<void> {
  const clean = await sanitizeSvg(await readFile(upload.path, 'utf8'));
  if (clean === null) return reject('file_unsafe', upload.field);
  await writeFile(upload.path, clean);
}

/** Tells whether an SVG or XML file is safe. Plain XML (an invoice) may refer to other places, an SVG under another name may not. */
async function isMarkupSafe(file: string, kind: string): Promise<boolean> {
  const bytes = await readFile(file);
  return kind === 'xml' && !/<(?:[\w.-]+:)?svg[\s>]/i.test(bytes.toString('latin1')) ? true : isSvgSafe(bytes);
}

const firstBytes = async (file: string): Promise<FirstBytes> => ({
  found: (await fileTypeFromFile(file))?.ext,
  head: await partOf(file, () => ({ start: 0, length: headBytes })),
});

const tailOf = (file: string): Promise<Buffer> =>
  partOf(file, (size) => ({ start: Math.max(0, size - tailBytes), length: tailBytes }));

async function partOf(
  file: string,
  part: (size: number) => { readonly start: number; readonly length: number },
): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { start, length } = part((await handle.stat()).size);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
