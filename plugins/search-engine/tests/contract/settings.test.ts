import type { Settings } from 'meilisearch';
import { expect, test } from 'vitest';
import { codeOf, onEachEngine, succeeded } from './on-each-engine';

onEachEngine('settings', (engine) => {
  const lamps = [{ id: 1, name: 'Lámpara', kind: 'luz' }];

  test.each<[string, unknown, string]>([
    ['a negative number of hits', { pagination: { maxTotalHits: -4 } }, 'invalid_settings_pagination'],
    ['a fraction of a hit', { pagination: { maxTotalHits: 1.5 } }, 'invalid_settings_pagination'],
    ['a text for a number of values', { faceting: { maxValuesPerFacet: '9' } }, 'invalid_settings_faceting'],
    ['an order that is none', { faceting: { sortFacetValuesBy: { '*': 'size' } } }, 'invalid_settings_faceting'],
    ['typos by text', { typoTolerance: { enabled: 'yes' } }, 'invalid_settings_typo_tolerance'],
    [
      'two typos sooner than one',
      { typoTolerance: { minWordSizeForTypos: { oneTypo: 9, twoTypos: 5 } } },
      'invalid_settings_typo_tolerance',
    ],
    [
      'attributes that are no list',
      { typoTolerance: { disableOnAttributes: 'name' } },
      'invalid_settings_typo_tolerance',
    ],
    ['a rule nobody knows', { rankingRules: ['words', 'luck'] }, 'invalid_settings_ranking_rules'],
    ['synonyms that are no lists', { synonyms: { luz: 'lámpara' } }, 'invalid_settings_synonyms'],
    ['a setting nobody knows', { colour: 'red' }, 'bad_request'],
  ])('%s is refused and changes nothing', async (_, change, code) => {
    const index = await engine().given(lamps, { pagination: { maxTotalHits: 7 } });
    const before = await index.getSettings();
    expect(await codeOf(index.updateSettings(change as Settings))).toBe(code);
    expect(await index.getSettings()).toEqual(before);
    expect((await index.search('lámpara')).hits).toHaveLength(1);
  });

  test('null gives a part of a setting its default again, and leaves the other parts', async () => {
    const index = await engine().given(lamps, {
      filterableAttributes: ['kind'],
      pagination: { maxTotalHits: 3 },
      faceting: { maxValuesPerFacet: 2, sortFacetValuesBy: { kind: 'count' } },
      typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 }, disableOnWords: ['luz'] },
    });
    await succeeded(
      index.updateSettings({
        pagination: { maxTotalHits: null },
        faceting: { maxValuesPerFacet: null },
        typoTolerance: { minWordSizeForTypos: { oneTypo: null } },
      }),
    );
    const { pagination, faceting, typoTolerance } = await index.getSettings();
    expect(pagination).toEqual({ maxTotalHits: 1_000 });
    expect(faceting).toEqual({ maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha', kind: 'count' } });
    expect(typoTolerance).toMatchObject({ minWordSizeForTypos: { oneTypo: 5, twoTypos: 8 }, disableOnWords: ['luz'] });
    // Null once made this a 500.
    const { facetHits } = await index.searchForFacetValues({ facetName: 'kind' });
    expect(facetHits).toEqual([{ value: 'luz', count: 1 }]);
  });

  test('each setting can be read, changed and reset by itself', async () => {
    const index = await engine().given(lamps);
    await succeeded(index.updateStopWords(['de', 'a']));
    await succeeded(index.updateTypoTolerance({ disableOnNumbers: true }));
    await succeeded(index.updatePagination({ maxTotalHits: 5 }));
    await succeeded(index.updatePrefixSearch('disabled'));
    expect(await index.getStopWords()).toEqual(['a', 'de']);
    expect(await index.getTypoTolerance()).toMatchObject({ enabled: true, disableOnNumbers: true });
    expect(await index.getSettings()).toMatchObject({ pagination: { maxTotalHits: 5 }, prefixSearch: 'disabled' });
    await succeeded(index.resetStopWords());
    await succeeded(index.resetPagination());
    expect(await index.getStopWords()).toEqual([]);
    expect(await index.getSettings()).toMatchObject({ pagination: { maxTotalHits: 1_000 }, prefixSearch: 'disabled' });
  });

  test('without prefix search a word being typed finds only itself', async () => {
    const index = await engine().given(lamps);
    expect((await index.search('lámp')).hits).toHaveLength(1);
    await succeeded(index.updatePrefixSearch('disabled'));
    expect((await index.search('lámp')).hits).toHaveLength(0);
    expect((await index.search('lámpara')).hits).toHaveLength(1);
  });
});
