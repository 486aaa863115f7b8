import type { Context } from 'koa';
import { ValidationError } from '../errors/refusal';
import { refuseDepth } from './depth';
import type { Json, UploadedFile } from '../resources/resource.types';

export interface RequestBody {
  readonly input: Json;
  readonly files: readonly UploadedFile[];
}

interface FormidableFile {
  readonly originalFilename?: string | null;
  readonly mimetype?: string | null;
  readonly filepath: string;
  readonly size: number;
}

const reserved = new Set(['_method', '_csrf']);

/**
 * Returns the input of a write: a JSON body, `{ data: {…} }` as Strapi's clients send it, or multipart with a JSON part `data` beside
 * files (design 4). Throws ValidationError for a body that is no object.
 */
export function bodyOf(ctx: Context): RequestBody {
  const body = (ctx.request as { body?: unknown }).body;
  const files = filesOf(ctx);
  if (body === undefined || body === null || body === '') return { input: {}, files };
  if (typeof body !== 'object' || Array.isArray(body)) throw new ValidationError([{ code: 'bad_json' }]);
  const { data, ...rest } = body as Json;
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => !reserved.has(name)));
  return { input: data === undefined ? others : { ...others, ...dataPart(data) }, files };
}

function dataPart(data: unknown): Json {
  const value = typeof data === 'string' ? parse(data) : data;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new ValidationError([{ code: 'bad_json', field: 'data' }]);
}

function parse(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text) as unknown;
  } catch {
    throw new ValidationError([{ code: 'bad_json', field: 'data' }]);
  }
  refuseDepth(parsed, 'data');
  return parsed;
}

/**
 * Returns the uploaded files by field name, numbers in their order: the parser yields files in the order in which they reached the
 * disk.
 */
function filesOf(ctx: Context): UploadedFile[] {
  const files = (ctx.request as { files?: Record<string, FormidableFile | FormidableFile[]> }).files ?? {};
  const inOrder = Object.entries(files).sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  return inOrder.flatMap(([field, given]) =>
    [given].flat().map((file) => ({
      field,
      name: file.originalFilename ?? 'archivo',
      mime: file.mimetype ?? 'application/octet-stream',
      path: file.filepath,
      sizeBytes: file.size,
    })),
  );
}
