import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { hashFile } from '../files/hash-file';

interface Upload {
  readonly filepath?: string;
  readonly originalFilename?: string | null;
}

/** Hashes all that a request asks: its address with the query, its body, in whatever order its keys come, and what its files hold. */
export async function hashRequest(ctx: Context): Promise<string> {
  const { body = null, files = {} } = ctx.request as {
    body?: unknown;
    files?: Readonly<Record<string, Upload | readonly Upload[]>>;
  };
  const hash = createHash('sha256').update(`${ctx.method} ${ctx.path}?${ctx.querystring} ${textOf(body)}`);
  for (const [field, given] of Object.entries(files).toSorted(byKey))
    for (const { filepath, originalFilename } of [given].flat())
      if (filepath !== undefined)
        hash.update(JSON.stringify([field, originalFilename ?? null, await hashFile(filepath)]));
  return hash.digest('hex');
}

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const textOf = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) => (isPlain(value) ? sorted(value) : value));

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value).toSorted(byKey));
