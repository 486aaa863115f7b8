import { open, readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type/node';
import sharp from 'sharp';
import type { FieldError } from '../errors/refusal';
import { archiveProblem, isArchive } from './archive';
import { headBytes, isWhole, recognise, tailBytes } from './file-kinds';
import { drawingProblem, mostDrawingBytes } from './svg/drawing-limits';
import { sanitizeSvg } from './svg/sanitize-svg';
import { isSvgSafe } from './svg/svg-safety';

/** A picture of forty million points takes 160 MB to be made smaller. */
const mostPixels = 40_000_000;

/** An upload to be judged by its bytes. */
export interface UploadToJudge {
  readonly path: string;
  /** The extension of its name, in lower case. */
  readonly extension: string;
  /** The extensions that its place takes; null for all that are allowed anywhere. */
  readonly extensions: readonly string[] | null;
  readonly mostUnpackedMegabytes: number;
}

/** The kind that it is; or why it is refused. */
export type JudgedUpload =
  { readonly mime: string; readonly extension: string } | { readonly refusal: Pick<FieldError, 'code' | 'params'> };

const refused = (code: string, params: FieldError['params'] = {}): JudgedUpload => ({ refusal: { code, params } });

/** Judges an upload by its bytes. Rewrites an SVG in place without anything but its drawing. */
export async function run(upload: UploadToJudge): Promise<JudgedUpload> {
  const { path, extension, extensions } = upload;
  const head = await partOf(path, () => ({ start: 0, length: headBytes }));
  if (isArchive(head)) {
    // Before anything is unpacked, and that it is recognised takes unpacking.
    const problem = await archiveProblem(path, upload.mostUnpackedMegabytes);
    if (problem !== null) return { refusal: problem };
  }
  const known = recognise({ found: (await fileTypeFromFile(path))?.ext, head }, extension);
  if (known === null || extensions?.includes(known.extension) === false) return refused('file_type_not_allowed');
  if (!isWhole(known.kind, await tailOf(path))) return refused('file_cut_off');
  const problem = (await markupProblem(path, known.kind)) ?? (await pictureProblem(path, known.kind));
  return problem === null ? { mime: known.mime, extension: known.extension } : { refusal: problem };
}

type Problem = Pick<FieldError, 'code' | 'params'> | null;

async function markupProblem(file: string, kind: string): Promise<Problem> {
  if (kind !== 'svg' && kind !== 'xml') return null;
  const bytes = await readFile(file);
  // Plain XML (an invoice) may refer to other places, an SVG under another name may not.
  if (kind === 'xml' && !/<(?:[\w.-]{1,200}:)?svg[\s>]/i.test(bytes.toString('latin1'))) return null;
  if (bytes.length > mostDrawingBytes)
    return { code: 'drawing_too_large', params: { max: mostDrawingBytes / 1024 / 1024 } };
  if (!isSvgSafe(bytes)) return { code: 'file_unsafe' };
  return kind === 'svg' ? cleanDrawing(file, bytes.toString('utf8')) : null;
}

/** Rewrites an SVG in place with only the elements and attributes that the sanitizing library allows, a second guard after `isSvgSafe`. */
async function cleanDrawing(file: string, drawing: string): Promise<Problem> {
  const problem = drawingProblem(drawing);
  if (problem !== null) return problem;
  const clean = await sanitizeSvg(drawing);
  if (clean === null) return { code: 'file_unsafe' };
  await writeFile(file, clean);
  return null;
}

const pictures = new Set(['png', 'jpeg', 'gif', 'webp']);

/** Returns why a picture is refused. One that nobody can read is kept as it is, and refused where it is drawn. */
async function pictureProblem(file: string, kind: string): Promise<Problem> {
  if (!pictures.has(kind)) return null;
  const {
    width = 0,
    height = 0,
    pages = 1,
  } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, pages: 1 }));
  return width * height * pages > mostPixels
    ? { code: 'picture_too_many_points', params: { max: mostPixels / 1_000_000 } }
    : null;
}

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
