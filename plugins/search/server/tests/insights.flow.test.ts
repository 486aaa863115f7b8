import { givenProduct } from '@mayorista/catalogue/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, clock, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { AnswerTo } from '@mayorista/config/answers';

let app: TestApp;
let marketing: Client;

const tell = (events: readonly object[], who = app.anonymous) => who.post('/api/search-events', { events });
const insights = async (query: string, who = marketing) =>
  (await who.get<AnswerTo<'GET /search-insights'>>(`/search/search-insights?per_page=100&${query}`)).body;
const of = async (term: string, view = 'top') => (await insights(`view=${view}`)).data.find((row) => row.term === term);
const addSynonyms = (words: readonly string[], who = marketing) =>
  who.post<AnswerTo<'POST /search-synonyms'>>('/search/search-synonyms', { words });

beforeAll(async () => {
  app = await boot();
  marketing = await app.asStaff('marketing');
});

describe('what stores tell of searches', () => {
  test('counts every step from the search to the cart, whoever searched, and keeps nothing of them [SF-SEARCH-018]', async () => {
    const term = 'Zócalo Térmico';
    await tell([
      { type: 'search', term, results: 4, first_term: 'zoc' },
      { type: 'submit', term: 'zocalo termico' },
      { type: 'product_click', term, product_id: 1 },
      { type: 'category_click', term, category_id: 2 },
      { type: 'brand_click', term, brand_id: 3 },
    ]);
    await tell([{ type: 'add_to_cart', term, product_id: 1 }], await app.as('distribuidor'));
    expect(await of('zocalo termico')).toMatchObject({
      searches: 1,
      submits: 1,
      product_clicks: 1,
      category_clicks: 1,
      brand_clicks: 1,
      cart_adds: 1,
      abandoned: 0,
    });
    const knex = app.strapi.db.connection as unknown as Knex;
    const columns = Object.keys(await knex('search_statistics').columnInfo());
    expect(columns.filter((name) => /user|person|address|ip$|product_id/.test(name))).toEqual([]);
  });

  test('each of the five reasons to leave the results is told apart [SF-SEARCH-017]', async () => {
    const reasons = ['tab_closed', 'click_outside', 'esc_key', 'input_cleared', 'close_button'];
    await tell([...reasons, 'esc_key'].map((reason) => ({ type: 'poor_search', term: 'abandonada', reason })));
    expect(await of('abandonada', 'abandoned')).toMatchObject({
      abandoned: 6,
      tab_closed: 1,
      click_outside: 1,
      esc_key: 2,
      input_cleared: 1,
      close_button: 1,
    });
    expect(await of('abandonada')).toBeUndefined();
  });

  test('what found nothing has a list of its own, the most searched first', async () => {
    const nothing = (term: string) => ({ type: 'search', term, results: 0 });
    await tell([nothing('inexistente b'), ...Array.from({ length: 29 }, () => nothing('inexistente a'))]);
    const { data } = await insights('view=without_results&days=1');
    const terms = data.map(({ term }) => term);
    expect(terms.indexOf('inexistente a')).toBeLessThan(terms.indexOf('inexistente b'));
    expect(terms).not.toContain('zocalo termico');
  });

  test('many at once lose no count', async () => {
    await Promise.all(Array.from({ length: 20 }, () => tell([{ type: 'search', term: 'a la vez', results: 1 }])));
    expect((await of('a la vez'))?.searches).toBe(20);
  });

  test.each([
    [[], 'events'],
    [[{ type: 'nothing', term: 'x' }], 'events.0.type'],
    [[{ type: 'poor_search', term: 'x', reason: 'bored' }], 'events.0.reason'],
    [[{ type: 'search', term: 'x', results: -1 }], 'events.0.results'],
    [[{ type: 'submit', term: 'x', email: 'a@b.mx' }], 'events.0.email'],
  ])('%j is refused', async (events, field) => {
    expectRefused(await tell(events), { [field]: /./ });
  });

  test('what is older than insights look back is forgotten at night; a shorter period shows less', async () => {
    clock.at('2026-01-02T18:00:00Z');
    await tell([{ type: 'submit', term: 'de hace mucho' }]);
    clock.run();
    await tell([{ type: 'submit', term: 'de hoy' }]);
    const { forgetStatistics } = await import('../src/insights/forget-statistics');
    const { run } = await forgetStatistics.handler();
    const context = { strapi: app.strapi, payload: {}, jobId: 1, attempt: 1, progress: async () => {} };
    await run({ ...context, signal: new AbortController().signal });
    const knex = app.strapi.db.connection as unknown as Knex;
    expect(await knex('search_statistics').where({ term: 'de hace mucho' })).toEqual([]);
    expect(await of('de hoy')).toBeDefined();
  });
});

describe('synonyms that staff add', () => {
  const found = async (text: string): Promise<string[]> => {
    const { token } = (await app.anonymous.get<{ data: { token: string } }>('/api/search-tokens')).body.data;
    const { body } = await app.anonymous.post<{ results: { hits: { name: string }[] }[] }>(
      '/api/multi-search',
      { queries: [{ indexUid: 'products', q: text, matchingStrategy: 'all' }] },
      { Authorization: `Bearer ${token}` },
    );
    return body.results[0]!.hits.map(({ name }) => name);
  };

  test('are found by within five seconds, follow a change, and end with the group', async () => {
    await givenProduct(app, { name: 'Zumbador industrial Kraxel' });
    // All words are asked for: without the synonym it would be among the nearest alone.
    expect(await found('chicharron kraxel')).not.toContain('Zumbador industrial Kraxel');
    const { id } = (await addSynonyms(['Chicharrón', 'zumbador'])).body.data;
    await expect.poll(() => found('chicharron kraxel')).toContain('Zumbador industrial Kraxel');
    await marketing.put(`/search/search-synonyms/${id}`, { words: ['chicharrón', 'zumbador', 'bocina'] });
    await expect.poll(() => found('bocina kraxel')).toContain('Zumbador industrial Kraxel');
    await marketing.delete(`/search/search-synonyms/${id}`);
    await expect.poll(() => found('bocina kraxel')).not.toContain('Zumbador industrial Kraxel');
  });

  test('need two words, and stand once', async () => {
    expectRefused(await addSynonyms(['sola', ' SOLA ']), {
      words: 'Escribe al menos dos palabras que signifiquen lo mismo',
    });
    expect((await addSynonyms(['uno', 'dos'])).status).toBe(201);
    expectRefused(await addSynonyms(['Dos', 'únO']), { words: 'Ya existe un grupo con estas palabras' });
  });

  test('catalogue and marketing write them; purchasing reads; the rest of the house neither', async () => {
    const [catalogue, purchasing, support] = await Promise.all(['catalogo', 'compras', 'soporte'].map(app.asStaff));
    expect((await addSynonyms(['tres', 'cuatro'], catalogue)).status).toBe(201);
    expect((await purchasing!.get('/search/search-synonyms')).status).toBe(200);
    expect((await addSynonyms(['cinco', 'seis'], purchasing)).status).toBe(403);
    expect((await support!.get('/search/search-insights')).status).toBe(403);
    expect((await (await app.as('distribuidor')).get('/api/search-insights')).status).toBe(403);
  });
});
