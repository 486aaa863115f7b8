import { expect, test } from 'vitest';
import { idsOf, onEachEngine } from './on-each-engine';

onEachEngine('pages', (engine) => {
  const COUNT = 1_500;
  const many = Array.from({ length: COUNT }, (_, at) => ({
    id: at + 1,
    name: `Cámara ${at % 7 === 0 ? 'domo' : 'bala'}`,
    group: at % 40,
    serial: at % 1_300,
  }));

  test('every page that totalPages promises has its hits, each document once', async () => {
    const index = await engine().given(many, { pagination: { maxTotalHits: 10_000 } });
    const seen = new Set<number>();
    for (let page = 1; page <= 15; page += 1) {
      const { hits, totalPages, totalHits } = await index.search('cámara', { hitsPerPage: 100, page });
      expect({ totalPages, totalHits, hits: hits.length }).toEqual({ totalPages: 15, totalHits: COUNT, hits: 100 });
      for (const id of idsOf(hits)) seen.add(id);
    }
    expect(seen.size).toBe(COUNT);
    expect((await index.search('cámara', { hitsPerPage: 100, page: 16 })).hits).toEqual([]);
  });

  test('one letter pages as far as it counts', async () => {
    const index = await engine().given(many, { pagination: { maxTotalHits: 10_000 } });
    const last = await index.search('cá', { hitsPerPage: 400, page: 4 });
    expect(last).toMatchObject({ totalPages: 4, totalHits: COUNT });
    expect(last.hits).toHaveLength(300);
  });

  test('totals and pages end at maxTotalHits', async () => {
    const index = await engine().given(many, { pagination: { maxTotalHits: 250 } });
    const page = await index.search('cámara', { hitsPerPage: 100, page: 3 });
    expect(page).toMatchObject({ totalPages: 3, totalHits: 250 });
    expect(page.hits).toHaveLength(50);
    expect((await index.search('', { hitsPerPage: 100, page: 4 })).hits).toEqual([]);
    expect((await index.search('cámara', { offset: 240, limit: 100 })).hits).toHaveLength(10);
  });

  test('in the order asked for, the pages go on in it', async () => {
    const index = await engine().given(many, {
      rankingRules: ['sort', 'words'],
      sortableAttributes: ['id'],
      pagination: { maxTotalHits: 10_000 },
    });
    const page = await index.search('cámara', { sort: ['id:desc'], hitsPerPage: 500, page: 3 });
    expect(idsOf(page.hits)).toEqual(Array.from({ length: 500 }, (_, at) => 500 - at));
  });

  test('one document of each value, counted over all that match', async () => {
    const index = await engine().given(many, { distinctAttribute: 'group', pagination: { maxTotalHits: 10_000 } });
    const page = await index.search('cámara', { hitsPerPage: 30, page: 2 });
    expect(page).toMatchObject({ totalHits: 40, totalPages: 2 });
    expect(page.hits).toHaveLength(10);
    const serials = await engine().given(many, { distinctAttribute: 'serial', pagination: { maxTotalHits: 10_000 } });
    expect(await serials.search('cámara', { hitsPerPage: 100, page: 1 })).toMatchObject({ totalHits: 1_300 });
    const last = await serials.search('cámara', { hitsPerPage: 100, page: 13 });
    expect(last).toMatchObject({ totalHits: 1_300, totalPages: 13 });
    expect(last.hits).toHaveLength(100);
  });

  test('a threshold of score leaves out of the total what it leaves out of the hits', async () => {
    const names = Array.from({ length: 1_250 }, (_, at) => (at < 1_050 ? 'Cámara domo' : 'Domo cámara'));
    const index = await engine().given(
      names.map((name, at) => ({ id: at + 1, name })),
      { rankingRules: ['words', 'proximity'], pagination: { maxTotalHits: 10_000 } },
    );
    const page = await index.search('cámara domo', { rankingScoreThreshold: 0.95, hitsPerPage: 2_000, page: 1 });
    expect(page.hits.length).toBe(page.totalHits);
    expect(page.hits.every(({ name }) => name === 'Cámara domo')).toBe(true);
  });

  test('a phrase is counted by those that say it', async () => {
    const index = await engine().given(
      many.map((document) => ({ ...document, name: `${document.name} ${document.id % 2 === 0 ? 'IP' : 'de IP'}` })),
      { pagination: { maxTotalHits: 10_000 } },
    );
    const page = await index.search('"bala IP"', { hitsPerPage: 20, page: 1 });
    const expected = many.filter(({ id, name }) => id % 2 === 0 && name.endsWith('bala')).length;
    expect(page.totalHits).toBe(expected);
  });
});
