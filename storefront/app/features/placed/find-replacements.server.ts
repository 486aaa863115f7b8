import type { ApiClient } from '../../api/client.server';
import type { Currency } from '../../api/contract';
import { placedApi, type DivisionAnswer } from './placed.api.server';
import { replacementsOf, waitingLines, type Replacement } from './placed.view';

/** Lines for which alternatives are looked up: the others may be canceled alone. */
const MOST_WAITING = 8;

/** Finds what may come instead of each line that waits, by the line's id. */
export async function findReplacements(
  api: ApiClient,
  divisions: readonly DivisionAnswer[],
  currency: Currency,
): Promise<ReadonlyMap<number, readonly Replacement[]>> {
  const found = waitingLines(divisions)
    .slice(0, MOST_WAITING)
    .map(async (line): Promise<[number, Replacement[]]> => {
      const cards = await placedApi.alternatives(api, line.product_id, currency);
      return [line.id, replacementsOf(line, cards, currency)];
    });
  return new Map(await Promise.all(found));
}
