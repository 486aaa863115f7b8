import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { buyer, camera } from './support/demo-world';
import { expect, test } from './support/journey';

interface Facets {
  readonly meta: {
    readonly facets: {
      readonly categories: readonly { readonly id: number; readonly name: string }[];
    };
  };
}

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtros' });
const total = async (page: Page): Promise<number> => {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /productos?$/ })
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
};
const queryOf = (page: Page): unknown => JSON.parse(new URL(page.url()).searchParams.get('query') ?? 'null');

async function cameras(): Promise<number> {
  const { body } = await (await buyer('distribuidor')).get<Facets>('/api/store-products?perPage=1');
  const found = body.meta.facets.categories.find(({ name }) => name === 'Videovigilancia');
  if (found === undefined) throw new Error('the demo world has no cameras');
  return found.id;
}

/** Ticks a choice and gives the number that stands beside it. */
async function choose(page: Page, group: string, label: RegExp): Promise<number> {
  const box = filters(page).getByRole('group', { name: group }).getByLabel(label);
  const count = Number((/(\d+)\s*$/.exec((await box.locator('..').innerText()).trim()) ?? [])[1]);
  await box.check();
  return count;
}

test('a visitor narrows cameras by their datasheet: as many are left as the number said, and the address keeps it [SF-LISTING-001]', async ({
  page,
}) => {
  await page.goto(`/categories/${await cameras()}`);
  const four = await choose(page, 'Resolución', /^4 MP/);
  await expect(page).toHaveURL(/datasheetQueryMap/);
  await expect(filters(page).getByRole('group', { name: 'Resolución' }).getByLabel(/^4 MP/)).toBeFocused();
  await expect.poll(() => total(page)).toBe(four);
  expect(queryOf(page)).toEqual({ datasheetQueryMap: { resolucion: ['4'] } });

  const outdoor = await choose(page, 'Protección contra polvo y agua', /^IP67/);
  await expect.poll(() => total(page)).toBe(outdoor);
  expect(outdoor).toBeLessThan(four);
  await page.reload();
  expect(await total(page)).toBe(outdoor);
  expect(await violationsOf(page)).toEqual([]);

  const active = page.getByRole('list', { name: 'Filtros activos' });
  await active.getByRole('link', { name: /Protección contra polvo y agua: IP67/ }).click();
  await expect.poll(() => total(page)).toBe(four);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(outdoor);
  await active.getByRole('link', { name: 'Quitar todos' }).click();
  await expect(active).toHaveCount(0);
  expect(queryOf(page)).toBeNull();
});

test('a distributor narrows by promotion and by refurbished pieces; a promo step has its name of the document in the address [SF-LISTING-003]', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  await page.goto('/products');
  const reduced = await choose(page, 'Promoción', /^20 % o más/);
  await expect.poll(() => total(page)).toBe(reduced);
  expect(queryOf(page)).toEqual({ twentyPercentage: true });
  await page.getByRole('link', { name: 'Quitar filtro: 20 % o más' }).click();
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toHaveCount(0);
  const graded = await choose(page, 'Disponibilidad', /^Con piezas de remate/);
  await expect.poll(() => total(page)).toBe(graded);
  expect(queryOf(page)).toEqual({ outlet: true });
  await expect(page.getByRole('link', { name: /^Remate desde/ }).first()).toHaveAttribute('href', /auction=/);
});

test('a list of brands shown whole stays so while brands are ticked, and the focus stays in what is left', async ({
  page,
}) => {
  await page.goto('/products');
  const brands = filters(page).getByRole('group', { name: 'Marcas' });
  const boxes = brands.getByRole('checkbox');
  const more = brands.getByRole('button', { name: /^Ver \d+ más$/ });
  const atFirst = await boxes.count();
  await more.press('Enter');
  await expect(boxes.nth(atFirst)).toBeFocused();
  const all = await boxes.count();
  expect(all).toBeGreaterThan(atFirst + 2);

  const chips = page.getByRole('link', { name: /^Quitar filtro: / });
  // By a click: `check` looks at the box once more, and where that was made anew ticks the one that is the last now as well.
  for (const ticked of [1, 2, 3]) {
    await boxes.nth(all - 1).click();
    await expect(chips).toHaveCount(ticked);
    await expect(boxes).toHaveCount(all);
  }

  // Who goes on to a chip as soon as it is there is not called back to the box.
  await chips.nth(2).press('Enter');
  await expect(chips).toHaveCount(2);
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const links = document.querySelectorAll<HTMLElement>('[data-chip]');
      if (links.length !== 3) return;
      seen.disconnect();
      links[1]!.focus();
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await boxes.nth(all - 1).click();
  await expect(chips).toHaveCount(3);
  await expect(chips.nth(1)).toBeFocused();

  const names = await chips.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(2);
  await expect(page.getByRole('link', { name: names[2]! })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: names[0]! })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test('two rows of cards are seen whole on a laptop, also where a banner opens the category', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  for (const path of ['/products', `/categories/${await cameras()}`]) {
    await page.goto(path);
    const ends = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => {
        const whole = cards.map((card) => card.getBoundingClientRect()).filter(({ bottom }) => bottom <= innerHeight);
        return new Set(whole.map(({ bottom }) => Math.round(bottom))).size;
      });
    expect(ends, path).toBeGreaterThanOrEqual(2);
  }
  await expect(page.getByRole('main').getByRole('list', { name: 'Videovigilancia' })).toBeInViewport({ ratio: 1 });
});

test('a secondary user cannot narrow by list price, not by a shared link either, and is told of none', async ({
  page,
  enterAs,
}) => {
  await enterAs('secundario');
  await page.goto('/products');
  const whole = await total(page);
  const shared = {
    priceRange: { min: '0.75', max: '0.75' },
    sortBy: { sortCriteria: 'list_price', sortDirection: 'asc' },
  };
  await page.goto(`/products?${new URLSearchParams({ query: JSON.stringify(shared) })}`);
  expect(await total(page)).toBe(whole);
  await expect(page.getByText(/precio de lista/i)).toHaveCount(0);
});

test('promos are forty on a page from the last name on; news are for everybody, promos for who logs in [SF-LISTING-005, SF-LISTING-006]', async ({
  page,
  enterAs,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible();
  await page.goto('/promos');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fpromos/);
  await enterAs('distribuidor');
  await page.goto('/promos');
  await expect(page.getByRole('heading', { level: 1, name: 'Promociones' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('name:desc');
  expect(await page.getByRole('article').count()).toBe(Math.min(40, await total(page)));
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/outlet');
  await expect(page.getByRole('heading', { level: 1, name: 'Productos de Remate' })).toBeVisible();
});

test('cards are chosen and put side by side; only what differs can be shown', async ({ page }) => {
  await page.goto(`/categories/${(await camera('distribuidor')).category_id}`);
  const toggles = page.getByRole('button', { name: /^Comparar: / });
  for (const index of [0, 1, 2]) await toggles.nth(index).click();
  const bar = page.getByRole('complementary', { name: 'Comparar' });
  await expect(bar).toContainText('3 productos para comparar');
  await bar.getByRole('link', { name: 'Comparar' }).click();

  const table = page.getByRole('table');
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar productos' })).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: 'Resolución' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const rows = await table.getByRole('rowheader').count();
  expect(rows).toBeGreaterThan(3);
  await page.getByRole('checkbox', { name: 'Ver solo las diferencias' }).check();
  expect(await table.getByRole('rowheader').count()).toBeLessThanOrEqual(rows);
  await table
    .getByRole('link', { name: /^Quitar de la comparación/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(page).toHaveURL(/ids=\d+(,|%2C)\d+$/);
});

test('a carousel shows as many cards as the width has room for, up to eleven [SF-CAROUSEL-002]', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('.carousel').first();
  // All of them, and not only those that the server writes.
  await expect.poll(() => carousel.getByRole('article').count()).toBeGreaterThan(11);
  const shown: number[] = [];
  // Between the cards, and around all of them.
  const [gap, edge] = [12, 4];
  for (const width of [340, 390, 700, 900, 1_000, 1_250, 1_440, 2_560]) {
    await page.setViewportSize({ width, height: 900 });
    const [room, item] = await Promise.all([
      carousel.boundingBox(),
      carousel.getByRole('listitem').first().boundingBox(),
    ]);
    shown.push(Math.round((room!.width - 2 * edge + gap) / (item!.width + gap)));
  }
  expect(shown).toEqual([1, 2, 3, 4, 4, 5, 6, 11]);
});
