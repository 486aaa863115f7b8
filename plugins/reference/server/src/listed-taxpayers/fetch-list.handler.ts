import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '@mayorista/config';
import { callService, DependencyAway, inTransaction, systemActor, type JobHandler } from '@mayorista/kernel';
import { keepList } from './keep-list';
import { readList } from './read-list';
import type { TaxpayerList } from './read-list.rules';

const actor = systemActor('Datos abiertos del SAT');

/** The list weighs 5 MB (2026). */
const maxBytes = 40_000_000;
const timeoutMs = 120_000;

export const run: JobHandler<object> = async ({ strapi }) => {
  const { listedTaxpayersUrl } = env();
  if (listedTaxpayersUrl === null) return { added: 0, changed: 0, removed: 0 };
  const target = new URL(listedTaxpayersUrl);
  const got = await callService('El SAT', target, {}, { timeoutMs, maxBytes });
  if (!got.ok) throw new DependencyAway(`El SAT respondió ${got.status}`);
  if (got.body.length >= maxBytes) throw new Error('La lista 69-B es más grande de lo que se lee');
  const list = await readBytes(got.body);
  return { ...(await inTransaction(strapi, (tx) => keepList(tx, actor, list))) };
};

async function readBytes(bytes: Buffer): Promise<TaxpayerList> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mayorista-69-b-'));
  try {
    const file = path.join(folder, 'list.csv');
    await writeFile(file, bytes);
    return await readList(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
