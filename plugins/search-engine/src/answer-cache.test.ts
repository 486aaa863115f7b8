import { describe, expect, test } from 'vitest';
import { ResponseCache } from './answer-cache';
import type { EngineAnswer, EngineRequest } from './http/request';
import type { DocumentChange } from './storage/document-changes';

const asking = (q: string, authorization = 'Bearer a', terms: object = {}): EngineRequest => ({
  method: 'POST',
  path: ['multi-search'],
  query: '',
  authorization,
  contentType: 'application/json',
  body: JSON.stringify({ queries: [{ indexUid: 'products', q, ...terms }] }),
});

/** A file that may change, and how often it was searched. */
function searched(size = 10) {
  const file = { version: 1 as number | undefined, made: 0, changes: [] as (readonly DocumentChange[] | null)[] };
  const cache = new ResponseCache(
    {
      version: () => file.version,
      since: (task) => {
        const told = file.changes.slice(task);
        return {
          last: file.changes.length,
          documents: told.includes(null) ? null : told.flatMap((each) => each ?? []),
        };
      },
    },
    size,
  );
  const change = (documents: readonly DocumentChange[] | null): void => {
    file.version = (file.version ?? 0) + 1;
    file.changes.push(documents);
  };
  const ask = (request: EngineRequest, meanwhile = (): void => undefined, status = 200): Promise<EngineAnswer> =>
    cache.get(request, async () => {
      file.made += 1;
      const body = { made: file.made, results: [{ hits: [{ id: 1 }, { id: 2 }] }] };
      await Promise.resolve();
      meanwhile();
      return { status, body };
    });
  return { file, ask, change };
}

const changed = (id: number, ...attributes: string[]): DocumentChange[] => [
  { uid: 'products', primaryKey: 'id', id: String(id), attributes },
];

describe('answers to searches', () => {
  test('are made once while nothing changes, also for those who ask at the same time', async () => {
    const { file, ask } = searched();
    await Promise.all([ask(asking('camara')), ask(asking('camara'))]);
    expect(await ask(asking('camara'))).toMatchObject({ status: 200, body: { made: 1 } });
    expect(file.made).toBe(1);
  });

  test('are of one bearer alone', async () => {
    const { file, ask } = searched();
    await ask(asking('camara', 'Bearer a'));
    await ask(asking('camara', 'Bearer b'));
    expect(file.made).toBe(2);
  });

  test('are made anew after a change, also after one while they were made', async () => {
    const { file, ask, change } = searched();
    await ask(asking('camara'));
    change(null);
    await ask(asking('camara'), () => change(null));
    await ask(asking('camara'));
    expect(file.made).toBe(3);
  });

  test('are not kept when they are refusals', async () => {
    const { file, ask } = searched();
    await ask(asking('camara'), undefined, 400);
    await ask(asking('camara'));
    expect(file.made).toBe(2);
  });

  test('that were asked for longest ago go first', async () => {
    const { file, ask } = searched(2);
    for (const body of ['a', 'b', 'a', 'c', 'a']) await ask(asking(body));
    expect(file.made).toBe(3);
    await ask(asking('b'));
    expect(file.made).toBe(4);
  });

  test('are not kept before there is a file', async () => {
    const { file, ask } = searched();
    file.version = undefined;
    await ask(asking('camara'));
    await ask(asking('camara'));
    expect(file.made).toBe(2);
  });

  test.each<[string, readonly DocumentChange[], isKept: boolean, terms?: object]>([
    ['a document that they do not show', changed(9, 'inventory'), true],
    ['one that they show', changed(2, 'inventory'), false],
    ['another index', [{ ...changed(2, 'inventory')[0]!, uid: 'categories' }], true],
    ['what they are filtered by', changed(9, 'is_visible'), false, { filter: 'is_visible = true' }],
    ['what they are sorted by', changed(9, 'list_price'), false, { sort: ['list_price:asc'] }],
    ['what they count', changed(9, 'brand_id'), false, { facets: ['brand_id'] }],
    ['anything, where they count everything', changed(9, 'inventory'), false, { facets: ['*'] }],
    ['what they are told apart by', changed(9, 'brand_id'), false, { distinct: 'brand_id' }],
    ['no document at all', [], true],
  ])('follow %s', async (_what, documents, isKept, terms = {}) => {
    const { file, ask, change } = searched();
    await ask(asking('camara', 'Bearer a', terms));
    change(documents);
    await ask(asking('camara', 'Bearer a', terms));
    expect(file.made).toBe(isKept ? 1 : 2);
  });

  test('are kept where something else changed while they were made, and not where it was of theirs', async () => {
    const { file, ask, change } = searched();
    await ask(asking('camara'), () => change(changed(9, 'inventory')));
    await ask(asking('camara'));
    expect(file.made).toBe(1);
    await ask(asking('cable'), () => change(changed(1, 'inventory')));
    await ask(asking('cable'));
    expect(file.made).toBe(3);
  });

  test('that are under way during a change of something are not handed to who asks afterwards', async () => {
    const { file, ask, change } = searched();
    const first = ask(asking('camara'));
    change(changed(9, 'inventory'));
    await Promise.all([first, ask(asking('camara'))]);
    expect(file.made).toBe(2);
  });

  test('whose hits do not say which documents they are end with any change', async () => {
    const { file, ask, change } = searched();
    await ask(asking('camara'));
    change([{ ...changed(9, 'inventory')[0]!, primaryKey: 'sku' }]);
    await ask(asking('camara'));
    expect(file.made).toBe(2);
  });
});
