import { beforeAll, describe, expect, test } from 'vitest';
import { app, boss, create, knex, loans, maker, startLoans, type Values } from './loans';
import { engine } from './own-shape';

/** One more than a search reads by ids. */
const many = 301;

beforeAll(async () => {
  await startLoans();
  const makerId = await maker('Fabricante de muchos');
  for (const title of ['Tercero suelto', 'Primero suelto', 'Segundo suelto'])
    await create({ title, maker_id: makerId });
  const { id: _id, ...one } = (await knex('test_loans').first('*')) as Values;
  const rows = Array.from({ length: many }, (_, at) => ({ ...one, title: `Repetido ${String(at).padStart(3, '0')}` }));
  for (let from = 0; from < many; from += 25) await knex('test_loans').insert(rows.slice(from, from + 25));
});

async function page(query: Values): Promise<{ titles: string[]; total: number; isAtLeast: boolean }> {
  const { rows, total, meta } = await engine
    .list()
    .findPage(app.strapi, loans, { query, params: query, actor: boss() });
  expect(meta.pagination.total).toBe(total);
  return {
    titles: rows.map((row) => String((row as unknown as Values).title)),
    total,
    isAtLeast: meta.pagination.isAtLeast === true,
  };
}
const byTitle = { order_by: 'title', order_direction: 'asc' };

describe('a list of many records', () => {
  test('counts all of them unless told how far', async () => {
    expect(await page({ per_page: '1' })).toMatchObject({ total: many + 3, isAtLeast: false });
    expect(await page({ per_page: '1', count_to: '10' })).toMatchObject({ total: 10, isAtLeast: true });
    expect(await page({ per_page: '1', count_to: String(many + 3) })).toMatchObject({
      total: many + 3,
      isAtLeast: false,
    });
  });

  test('pages lie behind what was counted', async () => {
    const query = { ...byTitle, per_page: '2', page: '100', count_to: '10' };
    expect(await page(query)).toMatchObject({ titles: ['Repetido 197', 'Repetido 198'], total: 10 });
  });

  test('a search that finds few keeps order, pages and total', async () => {
    const query = { ...byTitle, omniSearchQuery: 'suelto', per_page: '2' };
    expect(await page(query)).toEqual({ titles: ['Primero suelto', 'Segundo suelto'], total: 3, isAtLeast: false });
    expect(await page({ ...query, page: '2' })).toEqual({ titles: ['Tercero suelto'], total: 3, isAtLeast: false });
  });

  test('a search that finds many too; it counts them where nobody says how far', async () => {
    const query = { ...byTitle, omniSearchQuery: 'repetido', per_page: '2' };
    const titles = ['Repetido 000', 'Repetido 001'];
    expect(await page(query)).toEqual({ titles, total: many, isAtLeast: false });
    expect(await page({ ...query, count_to: '10000' })).toEqual({ titles, total: many - 1, isAtLeast: true });
  });

  test('what is no number to count to is refused', async () => {
    await expect(page({ count_to: '0' })).rejects.toThrow();
    await expect(page({ count_to: 'todo' })).rejects.toThrow();
  });
});
