import { env } from '@mayorista/config';
import { DependencyAway, guardedFetch, inTransaction, systemActor, type JobHandler } from '@mayorista/kernel';
import { cellsOfList } from './decode-list';
import { keepList } from './keep-list';
import { readTaxpayerList } from './read-list.rules';

const actor = systemActor('Datos abiertos del SAT');

/** The list weighs 5 MB (2026). */
const maxBytes = 40_000_000;
const timeoutMs = 120_000;

export const run: JobHandler<object> = async ({ strapi }) => {
  const { listedTaxpayersUrl } = env();
  if (listedTaxpayersUrl === null) return { added: 0, changed: 0, removed: 0 };
  const target = new URL(listedTaxpayersUrl);
  const got = await guardedFetch(target, {}, { trustedHosts: [target.host], timeoutMs, maxBytes }).catch(
    (cause: unknown) => {
      throw new DependencyAway(`El SAT no responde: ${String(cause)}`, { cause });
    },
  );
  if (!got.ok) throw new DependencyAway(`El SAT respondió ${got.status}`);
  if (got.body.length >= maxBytes) throw new Error('La lista 69-B es más grande de lo que se lee');
  const list = readTaxpayerList(await cellsOfList(got.body));
  return { ...(await inTransaction(strapi, (tx) => keepList(tx, actor, list))) };
};
