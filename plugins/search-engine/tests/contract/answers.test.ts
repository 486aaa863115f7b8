import { expect, test } from 'vitest';
import { codeOf, idsOf, onEachEngine } from './on-each-engine';

onEachEngine('answers of a search', (engine) => {
  const rows = [
    { id: 10, name: 'Cámara domo', tags: ['nuevo', 'cámara ip'], size: { unit: 'cámara' } },
    { id: 11, name: 'Montaje', tags: ['para cámara domo'], size: null },
  ];

  test('matches are placed in lists and in objects, in bytes', async () => {
    const index = await engine().given(rows);
    const { hits } = await index.search('cámara', { showMatchesPosition: true, filter: undefined });
    expect(hits.find(({ id }) => id === 10)?._matchesPosition).toEqual({
      name: [{ start: 0, length: 7 }],
      tags: [{ start: 0, length: 7, indices: [1] }],
      'size.unit': [{ start: 0, length: 7 }],
    });
  });

  test('what is formatted gives numbers as texts, and leaves null alone', async () => {
    const index = await engine().given(rows);
    const { hits } = await index.search('montaje', { attributesToHighlight: ['name'] });
    expect(hits[0]?._formatted).toMatchObject({ id: '11', name: '<em>Montaje</em>', size: null });
  });

  test('the score falls with what a document lacks, and its details name the rules', async () => {
    const index = await engine().given(rows, {
      rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
    });
    const { hits } = await index.search('cámara domo', { showRankingScore: true, showRankingScoreDetails: true });
    expect(idsOf(hits)).toEqual([10, 11]);
    const [best = 0, worst = 1] = hits.map(({ _rankingScore }) => _rankingScore ?? -1);
    expect(best).toBeGreaterThan(worst);
    expect(hits[1]?._rankingScoreDetails).toMatchObject({
      words: { order: 0, matchingWords: 2, maxMatchingWords: 2, score: 1 },
      typo: { order: 1, typoCount: 0, score: 1 },
    });
    expect(Object.keys(hits[0]?._rankingScoreDetails ?? {})).toEqual(
      expect.arrayContaining(['words', 'typo', 'proximity', 'attributeRank', 'wordPosition', 'exactness']),
    );
  });

  test('where a word stands and in which attribute are rules of their own', async () => {
    const places = [
      { id: 1, first: 'uno dos sirena', second: '' },
      { id: 2, first: '', second: 'sirena' },
    ];
    const searchableAttributes = ['first', 'second'];
    const ranked = async (...rankingRules: string[]) => {
      const index = await engine().given(places, { searchableAttributes, rankingRules });
      return idsOf((await index.search('sirena')).hits);
    };
    expect(await ranked('attributeRank', 'wordPosition')).toEqual([1, 2]);
    expect(await ranked('wordPosition', 'attributeRank')).toEqual([2, 1]);
  });

  test('within proximityPrecision byAttribute the same attribute is near enough', async () => {
    const apart = [
      { id: 1, name: 'cámara de exterior con domo' },
      { id: 2, name: 'cámara domo' },
    ];
    const rankingRules = ['words', 'proximity'];
    const byWord = await engine().given(apart, { rankingRules });
    expect(idsOf((await byWord.search('cámara domo')).hits)).toEqual([2, 1]);
    const byAttribute = await engine().given(apart, { rankingRules, proximityPrecision: 'byAttribute' });
    expect(idsOf((await byAttribute.search('cámara domo')).hits)).toEqual([1, 2]);
  });

  test('a path that is no call is answered 404 without a body, a parameter that is none 400', async () => {
    const { host, key } = engine();
    const answer = await fetch(`${host}/nothing/here`, { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
    const index = await engine().given(rows);
    expect(await codeOf(index.search('x', { colour: 'red' } as never))).toBe('bad_request');
  });
});
