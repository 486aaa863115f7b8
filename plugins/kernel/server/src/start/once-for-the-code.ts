import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A task of every start whose result depends on the code and the database alone. */
export interface StartWork {
  /** The key under which its last run is stored. */
  readonly key: string;
  /** The part of the code that its result depends on, as JSON. */
  readonly code: unknown;
  /** Reads the state by which a later change of its result is noticed. */
  readonly found: () => Promise<unknown>;
}

/**
 * Runs `work` unless an earlier start of the same code did and its result is unchanged; returns whether it ran. Stores the last run in
 * the database, so that `work` runs again on a restored or older one.
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

/** Returns a short text that is the same for the same JSON (SHA-256). */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
