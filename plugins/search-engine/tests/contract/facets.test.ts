import { expect, test } from 'vitest';
import { codeOf, onEachEngine, succeeded } from './on-each-engine';

onEachEngine('facet search', (engine) => {
  const brands = [
    { id: 1, brand: 'Hikvision', year: 2020 },
    { id: 2, brand: 'Hikvision', year: 2021 },
    { id: 3, brand: 'Hanwha Vision', year: 2021 },
    { id: 4, brand: 'Grupo Hanwha', year: 2021 },
    { id: 5, brand: 'Ácti', year: 2021 },
  ];
  const settings = { filterableAttributes: ['brand', 'year'] };

  test('values come in the order that sortFacetValuesBy gives the facet', async () => {
    const index = await engine().given(brands, settings);
    const values = async () =>
      (await index.searchForFacetValues({ facetName: 'brand', facetQuery: 'h' })).facetHits.map(({ value }) => value);
    expect(await values()).toEqual(['Hanwha Vision', 'Hikvision']);
    await succeeded(index.updateFaceting({ sortFacetValuesBy: { '*': 'count' } }));
    expect(await values()).toEqual(['Hikvision', 'Hanwha Vision']);
    await succeeded(index.updateFaceting({ sortFacetValuesBy: { '*': 'count', brand: 'alpha' } }));
    expect(await values()).toEqual(['Hanwha Vision', 'Hikvision']);
  });

  test.each([
    ['han', ['Hanwha Vision']],
    ['vision', []],
    ['ikv', []],
    ['acti', ['Ácti']],
    ['hanwha grupo', ['Hanwha Vision']],
    ['hikvisoin', ['Hikvision']],
    ['', ['Ácti', 'Grupo Hanwha', 'Hanwha Vision', 'Hikvision']],
  ])('%j finds the values that begin with its first word', async (facetQuery, expected) => {
    const index = await engine().given(brands, settings);
    const { facetHits } = await index.searchForFacetValues({ facetName: 'brand', facetQuery });
    expect(facetHits.map(({ value }) => value)).toEqual(expected);
  });

  test('no more values than maxValuesPerFacet', async () => {
    const index = await engine().given(brands, { ...settings, faceting: { maxValuesPerFacet: 2 } });
    expect((await index.searchForFacetValues({ facetName: 'brand' })).facetHits).toHaveLength(2);
  });

  test('only what the search and its filter find is counted', async () => {
    const index = await engine().given(brands, settings);
    const { facetHits } = await index.searchForFacetValues({
      facetName: 'brand',
      filter: 'year = 2021',
      q: 'hikvision',
    });
    expect(facetHits).toEqual([{ value: 'Hikvision', count: 1 }]);
  });

  test('numbers are not looked among', async () => {
    const index = await engine().given(brands, settings);
    expect((await index.searchForFacetValues({ facetName: 'year', facetQuery: '20' })).facetHits).toEqual([]);
  });

  test('an attribute that is no facet, and an index without facet search, are refused', async () => {
    const index = await engine().given(brands, settings);
    expect(await codeOf(index.searchForFacetValues({ facetName: 'id' }))).toBe('invalid_facet_search_facet_name');
    await succeeded(index.updateFacetSearch(false));
    expect(await codeOf(index.searchForFacetValues({ facetName: 'brand' }))).toBe('facet_search_disabled');
  });
});
