import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A piece of every start whose result follows from the code and from what the database holds of it. */
export interface StartWork {
  /** Its place among what was remembered of earlier starts. */
  readonly key: string;
  /** What of the code it follows from, as JSON. */
  readonly code: unknown;
  /** Reads what tells that somebody changed its result since. */
  readonly found: () => Promise<unknown>;
}

/**
 * Does `work` unless an earlier start of the same code did and its result is still there; tells whether it did. The memory is
 * in the database, so that a restored or older one is worked on again.
 */
export async function runOncePerRelease(
  strapi: Core.Strapi,
  { key, code, found }: StartWork,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const place = strapi.store({ type: 'core', name: 'mayorista_start', key });
  const hash = fingerprintOf([strapi.config.get('info.strapi'), code]);
  const state = async (): Promise<string> => JSON.stringify([hash, await found()]);
  if ((await place.get({})) === (await state())) return false;
  await work();
  await place.set({ value: await state() });
  return true;
}

/** The same for the same JSON, and short. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
