import { expect, test } from 'vitest';
import { idsOf, onEachEngine } from './on-each-engine';

onEachEngine('typo tolerance', (engine) => {
  const cameras = [
    { id: 1, name: 'Cámara domo', code: 'grabador' },
    { id: 2, name: 'Grabador de red', code: 'domo' },
    { id: 3, name: 'Sirena 12345', code: 'sirena' },
  ];

  test('disableOnAttributes: a typo is forgiven in the other attributes only', async () => {
    const index = await engine().given(cameras, { typoTolerance: { disableOnAttributes: ['code'] } });
    expect(idsOf((await index.search('grabadro')).hits)).toEqual([2]);
    expect(idsOf((await index.search('grabador')).hits).sort()).toEqual([1, 2]);
    const { estimatedTotalHits } = await index.search('grabadro', { matchingStrategy: 'all' });
    expect(estimatedTotalHits).toBe(1);
  });

  test('disableOnAttributes: with every attribute named, no typo is forgiven', async () => {
    const index = await engine().given(cameras, {
      searchableAttributes: ['name', 'code'],
      typoTolerance: { disableOnAttributes: ['name', 'code'] },
    });
    expect((await index.search('grabadro')).hits).toEqual([]);
    expect(idsOf((await index.search('grabador')).hits).sort()).toEqual([1, 2]);
  });

  test('disableOnAttributes: it counts neither for the rank of what another word found nor in a large total', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => ({ id: at + 1, name: 'Cámara', code: 'grabador' }));
    const index = await engine().given([...many, { id: 5_000, name: 'Grabador', code: '' }], {
      rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
      typoTolerance: { disableOnAttributes: ['code'] },
    });
    const page = await index.search('grabadro', { hitsPerPage: 20, page: 1 });
    expect(idsOf(page.hits)).toEqual([5_000]);
    expect(page.totalHits).toBe(1);
    const { hits } = await index.search('cámara grabadro', { showRankingScoreDetails: true, filter: undefined });
    const camera = hits.find(({ name }) => name === 'Cámara');
    expect(camera?._rankingScoreDetails).toMatchObject({ words: { matchingWords: 1 } });
  });

  test('disableOnNumbers: a number with a wrong digit finds nothing, and the nearest one without it', async () => {
    const strict = await engine().given(cameras, { typoTolerance: { disableOnNumbers: true } });
    expect((await strict.search('12346')).hits).toEqual([]);
    const lenient = await engine().given(cameras, { typoTolerance: { disableOnNumbers: false } });
    expect(idsOf((await lenient.search('12346')).hits)).toEqual([3]);
  });
});
