import { expect, test } from 'vitest';
import { idsOf, onEachEngine } from './on-each-engine';

onEachEngine('words of a query', (engine) => {
  const cables = [
    { id: 1, name: 'Cable de red', text: 'Para exterior. Domo incluido' },
    { id: 2, name: 'Cable de audio', text: 'Para domo exterior' },
    { id: 3, name: 'Conector de red', text: 'Domo, exterior y bala' },
  ];

  test('a word with a minus, alone, finds everything that lacks it', async () => {
    const index = await engine().given(cables);
    const { hits, estimatedTotalHits } = await index.search('-cable');
    expect(idsOf(hits)).toEqual([3]);
    expect(estimatedTotalHits).toBe(1);
    expect(idsOf((await index.search('-cable -conector')).hits)).toEqual([]);
    expect(idsOf((await index.search('red -cable')).hits)).toEqual([3]);
  });

  test('a phrase with a minus excludes what says its words together, not what says them apart', async () => {
    const index = await engine().given(cables);
    expect(idsOf((await index.search('-"domo exterior"')).hits)).toEqual([1, 3]);
    expect(idsOf((await index.search('domo -"cable de red"')).hits).sort()).toEqual([2, 3]);
  });

  test('an excluded word counts in facets and pages too', async () => {
    const index = await engine().given(cables, { filterableAttributes: ['name'] });
    const page = await index.search('-cable', { facets: ['name'], hitsPerPage: 2, page: 1 });
    expect(page).toMatchObject({ totalHits: 1, totalPages: 1, facetDistribution: { name: { 'Conector de red': 1 } } });
  });

  test('a phrase does not go on across a full stop or a comma', async () => {
    const index = await engine().given(cables);
    expect(idsOf((await index.search('"exterior domo"')).hits)).toEqual([]);
    expect(idsOf((await index.search('"domo exterior"')).hits)).toEqual([2]);
    expect(idsOf((await index.search('"domo incluido"')).hits)).toEqual([1]);
  });

  test('a phrase with a full stop inside asks for both halves', async () => {
    const index = await engine().given(cables);
    expect(idsOf((await index.search('"Para exterior. Domo incluido"')).hits)).toEqual([1]);
    expect(idsOf((await index.search('"Domo incluido. Para exterior"')).hits)).toEqual([1]);
  });

  test('a query of stop words alone asks nothing: everything is found, in the order of the index', async () => {
    const without = { id: 4, name: 'Sirena', text: '' };
    const index = await engine().given([...cables, without], { stopWords: ['de', 'para', 'y'] });
    const { hits, estimatedTotalHits } = await index.search('de para ');
    expect(idsOf(hits)).toEqual([1, 2, 3, 4]);
    expect(estimatedTotalHits).toBe(4);
  });

  test('a stop word at the end may be the beginning of a word', async () => {
    const index = await engine().given([...cables, { id: 4, name: 'Detector', text: '' }], { stopWords: ['de'] });
    expect(idsOf((await index.search('de')).hits)).toContain(4);
  });
});
