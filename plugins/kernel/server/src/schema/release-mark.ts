import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@mayorista/config';
import type { Core } from '@strapi/strapi';
import { fingerprintOf } from '../start/once-for-the-code';
import { getKnex } from '../transactions/in-transaction';

const place = { type: 'core', name: 'mayorista_start', key: 'release' };
const storedAs = { table: 'strapi_core_store_settings', key: Object.values(place).join('_') };

/** Computes a text that identifies this release: its build, its content types, and whether it loads demo data. */
export async function releaseMark(strapi: Core.Strapi): Promise<string> {
  const { root, demoWorld } = env();
  const plugins = await readdir(path.join(root, 'plugins'));
  const packages = ['config', 'database', 'cms', ...plugins.map((name) => path.join('plugins', name))];
  const built = await Promise.all(packages.map((name) => buildStamp(path.join(root, name, 'dist', '.fingerprint'))));
  return fingerprintOf([built, Object.values(strapi.contentTypes), demoWorld]);
}

async function buildStamp(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    // The folder holds no package, or one that was not built by us.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ENOTDIR')
      return '';
    throw error;
  }
}

/**
 * Returns the mark of the release that last brought the database up to date; null on an empty one. Works before Strapi knows the
 * database.
 */
export async function findReleaseMark(strapi: Core.Strapi): Promise<string | null> {
  const knex = getKnex(strapi);
  if (!(await knex.schema.hasTable(storedAs.table))) return null;
  const row = await knex(storedAs.table).where({ key: storedAs.key }).first<{ value: string } | undefined>('value');
  return row === undefined ? null : (JSON.parse(row.value) as string);
}

export const storeReleaseMark = (strapi: Core.Strapi, mark: string): Promise<unknown> =>
  strapi.store(place as Parameters<Core.Strapi['store']>[0] & object).set({ value: mark });
