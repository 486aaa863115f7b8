import { searches, synonymGroups, type SearchSeed } from '@mayorista/database/seeds';
import { addDays, enqueue, inTransaction, insertRow, getKnex, today, type Deps } from '@mayorista/kernel';
import { poorReasons, type Counter } from '../insights/search-event.rules';
import { addCounts } from '../insights/statistic.store';
import { applySynonyms } from '../synonyms/apply-synonyms';
import { groupKeyOf, writtenWords } from '../synonyms/synonym.rules';
import { tables } from '../uids';

const WEEKS = 6;

/** What was searched in the demo world: each term on one day of each of the last weeks. */
export const searchDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    if ((await getKnex(strapi)(tables.synonym).first('id')) !== undefined) return;
    await inTransaction(strapi, async (tx) => {
      for (const [at, seed] of searches.entries())
        for (let week = 0; week < WEEKS; week += 1)
          await addCounts(tx, addDays(today(), -(week * 7 + (at % 7))), seed.term, countsOf(seed, week));
      for (const words of synonymGroups)
        await insertRow(tx, tables.synonym, { words: writtenWords(words), group_key: groupKeyOf(words) });
      await enqueue(tx, applySynonyms, {});
    });
  },
});

/** Fewer the longer ago; reasons in turn. */
function countsOf(seed: SearchSeed, week: number): ReadonlyMap<Counter, number> {
  const { weekly, without_results = 0, clicks = 0, cart = 0, abandoned = 0 } = seed;
  const searched = Math.max(1, Math.round(weekly * (1 - week * 0.08)));
  const of = (share: number): number => Math.round(searched * share);
  const left = of(abandoned);
  return new Map<Counter, number>([
    ['searches', searched],
    ['without_results', of(without_results)],
    ['submits', of(0.2)],
    ['product_clicks', of(clicks * 0.7)],
    ['category_clicks', of(clicks * 0.2)],
    ['brand_clicks', of(clicks * 0.1)],
    ['cart_adds', of(cart)],
    ...poorReasons.map((reason, at): [Counter, number] => [reason, Math.floor((left + at) / poorReasons.length)]),
  ]);
}
