import { expect, test } from 'vitest';
import { codeOf, idsOf, onEachEngine, succeeded } from './on-each-engine';

onEachEngine('documents', (engine) => {
  const rows = [
    { id: 1, name: 'Bala', price: 30, stock: 1 },
    { id: 2, name: 'Domo', price: 10, stock: 1 },
    { id: 3, name: 'Ojo', price: 20, stock: 0 },
  ];
  const settings = { sortableAttributes: ['price', 'stock'], filterableAttributes: ['stock'] };

  test('skipCreation changes what is there and adds nothing', async () => {
    const index = await engine().given(rows);
    const added = await succeeded(
      index.addDocuments(
        [
          { id: 1, name: 'Bala nueva' },
          { id: 9, name: 'Ajena' },
        ],
        { skipCreation: true },
      ),
    );
    expect(added.details).toMatchObject({ receivedDocuments: 2, indexedDocuments: 1 });
    await succeeded(
      index.updateDocuments(
        [
          { id: 2, price: 11 },
          { id: 8, price: 1 },
        ],
        { skipCreation: true },
      ),
    );
    const { results } = await index.getDocuments({ limit: 10 });
    expect(results).toEqual([
      { id: 1, name: 'Bala nueva' },
      { id: 2, name: 'Domo', price: 11, stock: 1 },
      { id: 3, name: 'Ojo', price: 20, stock: 0 },
    ]);
  });

  test('those of the identifiers given, and no others', async () => {
    const index = await engine().given(rows, settings);
    const { results, total } = await index.getDocuments({ ids: [3, 1, 77] });
    expect(idsOf(results).sort()).toEqual([1, 3]);
    expect(total).toBe(2);
    const both = await index.getDocuments({ ids: [1, 3], filter: 'stock = 1' });
    expect(idsOf(both.results)).toEqual([1]);
  });

  test('in the order asked for, which must be of sortable attributes', async () => {
    const index = await engine().given(rows, settings);
    expect(idsOf((await index.getDocuments({ sort: ['price:asc'] })).results)).toEqual([2, 3, 1]);
    expect(idsOf((await index.getDocuments({ sort: ['stock:desc', 'price:desc'] })).results)).toEqual([1, 2, 3]);
    expect(await codeOf(index.getDocuments({ sort: ['name:asc'] }))).toBe('invalid_document_sort');
  });

  test('a filter that is wrong is named as the documents’ own', async () => {
    const index = await engine().given(rows, settings);
    expect(await codeOf(index.getDocuments({ filter: 'price = 10' }))).toBe('invalid_document_filter');
  });

  test.each(['', [], [[]], '   '])('an empty filter (%j) deletes nothing', async (filter) => {
    const index = await engine().given(rows, settings);
    expect(await codeOf(index.deleteDocuments({ filter }))).toBe('invalid_document_filter');
    expect((await index.getDocuments()).total).toBe(3);
  });

  test.each([
    [{ limit: -1 }, 'invalid_document_limit'],
    [{ offset: 'x' }, 'invalid_document_offset'],
    [{ fields: 7 }, 'invalid_document_fields'],
    [{ sort: 'price:asc' }, 'invalid_document_sort'],
    [{ colour: 'red' }, 'bad_request'],
  ])('a request that is wrong (%j) says what is wrong with it', async (body, code) => {
    const index = await engine().given(rows, settings);
    const { host, key } = engine();
    const answer = await fetch(`${host}/indexes/${index.uid}/documents/fetch`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code });
  });

  test('an index may be given a free name, not one that is taken', async () => {
    const { client } = engine();
    const [one, other] = [await engine().given(rows), await engine().given([{ id: 5 }])];
    const free = `${one.uid}_renamed`;
    const taken = await client.swapIndexes([{ indexes: [one.uid, other.uid], rename: true }]).waitTask();
    expect(taken).toMatchObject({ status: 'failed', error: { code: 'index_already_exists' } });
    await succeeded(client.swapIndexes([{ indexes: [one.uid, free], rename: true }]));
    expect((await client.index(free).getDocuments()).total).toBe(3);
    expect(await codeOf(one.getDocuments())).toBe('index_not_found');
    await succeeded(client.deleteIndex(free));
    await client.createIndex(one.uid).waitTask();
  });

  test('an index is not exchanged with itself', async () => {
    const index = await engine().given(rows);
    const swap = engine().client.swapIndexes([{ indexes: [index.uid, index.uid], rename: false }]);
    expect(await codeOf(swap)).toBe('invalid_swap_duplicate_index_found');
  });
});
