import { createHash } from 'node:crypto';
import { slicesOf } from '@mayorista/kernel';
import type { EnqueuedTaskPromise, Meilisearch } from 'meilisearch';
import type { ProductRow, SearchCategory, SearchSource } from '../../../contract';
import { productDocument } from '../documents/product-document';
import { CATEGORIES, categorySettings, PRODUCTS, productSettings, type SynonymGroups } from '../documents/settings';
import type { SentSettings, SentSwap } from '../server-fields';
import { untilCurrent } from './until-current';

/** Documents sent at once: small enough that other writers get their turn. */
const BATCH = 1_000;
/** A real server may take long to index; the embedded engine has finished when it answers. */
const TASK_TIMEOUT_MS = 300_000;

/** The search server took a task and could not do it: something in its documents or settings is wrong. */
export class SearchTaskFailure extends Error {
  override readonly name = 'SearchTaskFailure';
}

/** Waits for a task and throws a SearchTaskFailure when it failed: the client itself does not. */
async function done(task: EnqueuedTaskPromise, timeout = TASK_TIMEOUT_MS): Promise<void> {
  const { status, error, type } = await task.waitTask({ timeout });
  if (status !== 'succeeded')
    throw new SearchTaskFailure(`search task ${type} ${status}: ${error?.message ?? ''}`, { cause: error });
}

/** Adds or replaces products in an index. */
export async function putProducts(client: Meilisearch, rows: readonly ProductRow[], uid = PRODUCTS): Promise<void> {
  for (const batch of slicesOf(rows, BATCH))
    await done(client.index(uid).addDocuments(batch.map(productDocument), { primaryKey: 'id' }));
}

async function removeProducts(client: Meilisearch, ids: readonly number[]): Promise<void> {
  for (const batch of slicesOf(ids, BATCH)) await done(client.index(PRODUCTS).deleteDocuments(batch));
}

/** Indexes these products as the source has them when this resolves; those it no longer has are removed. */
export async function indexAsTheyAre(client: Meilisearch, source: SearchSource, ids: readonly number[]): Promise<void> {
  for (const batch of slicesOf(ids, BATCH))
    await untilCurrent(
      () => source.productsByIds(batch),
      async (rows) => {
        const found = new Set(rows.map(({ id }) => id));
        await putProducts(client, rows);
        await removeProducts(
          client,
          batch.filter((id) => !found.has(id)),
        );
      },
    );
}

/** Makes the categories anew as the source has them when this resolves, without a moment in which there are none; returns how many. */
export async function categoriesAsTheyAre(
  client: Meilisearch,
  source: SearchSource,
  own: SynonymGroups = [],
): Promise<number> {
  let count = 0;
  await untilCurrent(
    () => source.categories(),
    async (categories) => {
      await replaceCategories(client, categories, own);
      count = categories.length;
    },
  );
  return count;
}

const replaceCategories = (client: Meilisearch, categories: readonly SearchCategory[], own: SynonymGroups) =>
  replaceIndex(client, CATEGORIES, categorySettings(own), async (uid) => {
    for (const batch of slicesOf(categories, BATCH))
      await done(client.index(uid).addDocuments(batch, { primaryKey: 'id' }));
  });

/**
 * Makes both indexes anew and exchanges them with those in use; returns how many products there are. What was changed while the new one
 * was filled went into the old one: it is looked for afterwards, and indexed again.
 */
export async function rebuildIndexes(
  client: Meilisearch,
  source: SearchSource,
  own: SynonymGroups = [],
): Promise<number> {
  const written = await rebuildProducts(client, source, own);
  const gone = new Set(written.keys());
  for await (const rows of source.products()) {
    for (const { id } of rows) gone.delete(id);
    const changed = rows.filter((row) => written.get(row.id) !== digestOf(row));
    await indexAsTheyAre(
      client,
      source,
      changed.map(({ id }) => id),
    );
  }
  await indexAsTheyAre(client, source, [...gone]);
  await categoriesAsTheyAre(client, source, own);
  return written.size;
}

/** Answers what was written, as digests by product id. */
async function rebuildProducts(
  client: Meilisearch,
  source: SearchSource,
  own: SynonymGroups,
): Promise<Map<number, string>> {
  const written = new Map<number, string>();
  await replaceIndex(client, PRODUCTS, productSettings(own), async (uid) => {
    for await (const rows of source.products()) {
      await putProducts(client, rows, uid);
      for (const row of rows) written.set(row.id, digestOf(row));
    }
  });
  return written;
}

const digestOf = (row: ProductRow): string => createHash('sha1').update(JSON.stringify(row)).digest('base64');

/** Fills an index beside the one in use and exchanges the two. The names differ by process, so two rebuilds do not mix. */
async function replaceIndex(
  client: Meilisearch,
  uid: string,
  settings: SentSettings,
  fill: (uid: string) => Promise<void>,
): Promise<void> {
  const fresh = `${uid}_${process.pid}_${Date.now().toString(36)}`;
  await done(client.createIndex(fresh, { primaryKey: 'id' }));
  try {
    await done(client.index(fresh).updateSettings(settings));
    await fill(fresh);
    await ensureIndex(client, uid);
    const swap: SentSwap = { indexes: [uid, fresh], rename: false };
    await done(client.swapIndexes([swap]));
  } finally {
    await done(client.deleteIndex(fresh));
  }
}

async function ensureIndex(client: Meilisearch, uid: string, timeout = TASK_TIMEOUT_MS): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 1_000 });
  if (results.some((index) => index.uid === uid)) return;
  const { status, error } = await client.createIndex(uid, { primaryKey: 'id' }).waitTask({ timeout });
  // Another process may have been first.
  if (status !== 'succeeded' && error?.code !== 'index_already_exists')
    throw new Error(`search index ${uid}: ${error?.message ?? status}`);
}

/** Makes the indexes that are missing, empty and with their settings, so that a search before the first rebuild finds nothing instead of failing. */
export async function ensureIndexes(client: Meilisearch, timeout?: number): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 1_000 });
  const known = new Set(results.map(({ uid }) => uid));
  for (const [uid, settings] of [
    [PRODUCTS, productSettings()],
    [CATEGORIES, categorySettings()],
  ] as const) {
    if (known.has(uid)) continue;
    await ensureIndex(client, uid, timeout);
    await done(client.index(uid).updateSettings(settings), timeout);
  }
}

/** Gives both indexes these synonyms beside the trade's own. */
export async function putSynonyms(client: Meilisearch, own: SynonymGroups): Promise<void> {
  const { synonyms } = productSettings(own);
  for (const uid of [PRODUCTS, CATEGORIES]) await done(client.index(uid).updateSettings({ synonyms }));
}
