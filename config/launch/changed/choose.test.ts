import { describe, expect, test } from 'vitest';
import { whatBreaks, type Chosen } from './choose.mjs';

const offers = (name: string, ...keys: readonly string[]): string =>
  JSON.stringify({
    name: `@mayorista/${name}`,
    exports: Object.fromEntries(keys.map((key) => [`./${key}`, { mayorista: `./${key}.ts` }])),
  });

/** cart stands on prices, calls stock by its service and adds to it; prices hands companies a part of their page; news is alone. */
const world: Record<string, string> = {
  'plugins/companies/package.json': offers('companies', 'contract'),
  'plugins/companies/contract.ts': 'export interface Company {}',
  'plugins/companies/server/src/index.ts': '',
  'plugins/companies/server/tests/companies.flow.test.ts': '',
  'plugins/prices/package.json': offers('prices', 'contract', 'events'),
  'plugins/prices/contract.ts': '',
  'plugins/prices/events.ts': '',
  'plugins/prices/server/src/index.ts': "service(strapi, 'companies.desk').register(part)",
  'plugins/prices/server/src/price.rules.ts': '',
  'plugins/prices/server/src/price.rules.test.ts': "import { cheapest } from './price.rules'",
  'plugins/prices/server/src/price.store.ts': "import './price.rules'; const rows = strapi.db.query()",
  'plugins/prices/server/src/price.routes.ts': "import './price.store'; const route = { path: '/prices/:id' }",
  'plugins/prices/server/tests/prices.flow.test.ts': "import { open } from './open'",
  'plugins/prices/server/tests/open.ts': '',
  'plugins/prices/admin/src/index.tsx': '',
  'plugins/prices-desk/package.json': offers('prices-desk'),
  'plugins/prices-desk/admin/src/index.tsx': '',
  'plugins/cart/package.json': offers('cart', 'contract'),
  'plugins/cart/server/src/index.ts': "import { type Price } from '@mayorista/prices/contract'",
  'plugins/cart/server/tests/cart.flow.test.ts': '',
  'plugins/news/package.json': offers('news', 'contract'),
  'plugins/news/server/src/news.routes.ts': "const route = { path: '/news' }",
  'plugins/news/server/tests/news.flow.test.ts': '',
  'plugins/kernel/package.json': offers('kernel', 'contract'),
  'plugins/kernel/server/src/index.ts': "import '../../../../config/src/money'",
  'plugins/kernel/server/tests/kernel.flow.test.ts': '',
  'config/src/money.ts': '',
  'config/src/money.test.ts': "import './money'",
  'config/lint/folders.test.ts': 'const root = import.meta.dirname',
  'config/docs.test.ts': "const readme = import.meta.dirname + 'README.md'",
  'storefront/app/cart.tsx': '',
  'tests/contract/calls.flow.test.ts': '',
  'tests/faults/prices.flow.test.ts': "get('/api/prices')",
  'tests/faults/news.flow.test.ts': "get('/api/news')",
  'tests/faults/dependencies/gone.flow.test.ts': '',
  'tests/journeys/news.spec.ts': "import './support/store-pages'; goto('/news')",
  'tests/journeys/prices.spec.ts': "import './support/panel-pages'; visit('/plugins/prices/all')",
  'tests/journeys/frame.spec.ts': "import './support/panel-pages'",
};

const files = new Map(Object.entries(world));
const choose = (...changed: readonly string[]) => whatBreaks(changed, files, ['plugins/prices', 'tests/faults']);
const names = (chosen: Chosen) =>
  chosen === 'all'
    ? chosen
    : chosen.map((file) => (file.split('/').pop() ?? '').replace(/(\.flow)?\.(test|spec)\.ts$/, '')).sort();
const readers = ['docs', 'folders'];

describe('a change in the server of a plugin', () => {
  test('breaks the rules that import it, and what reads the tree', () => {
    expect(names(choose('plugins/prices/server/src/price.rules.ts').unit)).toEqual([...readers, 'price.rules']);
    expect(names(choose('plugins/news/server/src/news.routes.ts').unit)).toEqual(readers);
  });

  test('breaks its flows, those of what stands on it and of what it adds to, those that name it or nobody, and what walks the API', () => {
    expect(names(choose('plugins/prices/server/src/price.rules.ts').flow)).toEqual(
      ['calls', 'cart', 'companies', 'prices', 'prices'].sort(),
    );
    expect(names(choose('plugins/news/server/src/news.routes.ts').flow)).toEqual(['calls', 'news', 'news']);
    expect(names(choose('plugins/cart/server/src/index.ts').flow)).toEqual(['calls', 'cart']);
  });

  test('breaks them when the file is gone', () => {
    expect(names(choose('plugins/news/server/src/gone.ts').flow)).toEqual(['calls', 'news', 'news']);
  });

  test('breaks the journeys that name it, or nobody', () => {
    expect(names(choose('plugins/news/server/src/news.routes.ts').journeys)).toEqual(['frame', 'news']);
  });

  test('runs the same flows on PostgreSQL and Redis, where they run, if it speaks to them', () => {
    expect(names(choose('plugins/prices/server/src/price.store.ts').services)).toEqual(['gone', 'prices', 'prices']);
    expect(choose('plugins/prices/server/src/price.rules.ts').services).toEqual([]);
    expect(names(choose('plugins/prices/server/src/price.store.ts').flow)).not.toContain('gone');
  });
});

describe('a change below all plugins', () => {
  test.each([
    ['the kernel', 'plugins/kernel/server/src/index.ts'],
    ['what the kernel imports', 'config/src/money.ts'],
    ['the process they run in', 'cms/src/index.ts'],
    ['the world they start with', 'database/seeds/products.json'],
    ['what loads that world', 'plugins/prices/server/src/demo/prices.demo.ts'],
  ])('%s: all flows and journeys', (_what, file) => {
    expect(choose(file)).toMatchObject({ flow: 'all', journeys: 'all' });
  });

  test.each([
    ['package-lock.json'],
    ['vitest.config.mts'],
    ['plugins/prices/package.json'],
    ['config/launch/test.mjs'],
  ])('%s: everything', (file) => {
    expect(new Set(Object.values({ ...choose(file), why: 'all' }))).toEqual(new Set(['all']));
  });
});

describe('a change beside the servers', () => {
  test('what a flow imports: that flow alone', () => {
    const { unit, flow, journeys } = choose('plugins/prices/server/tests/open.ts');
    expect([names(unit), names(flow), journeys]).toEqual([readers, ['prices'], []]);
  });

  test("data beside tests across plugins: the tests of its folder; of a plugin's server: its flows", () => {
    expect(names(choose('tests/contract/old.json').flow)).toEqual(['calls']);
    expect(names(choose('plugins/news/server/src/texts.json').flow)).toEqual(['calls', 'news', 'news']);
  });

  test("the store: the store's journeys; a plugin's pages in the panel: the panel's that name it or nobody; the frame: all the panel's", () => {
    expect(names(choose('storefront/app/cart.tsx').journeys)).toEqual(['news']);
    expect(names(choose('plugins/prices/admin/src/index.tsx').journeys)).toEqual(['frame', 'prices']);
    expect(names(choose('plugins/prices-desk/admin/src/index.tsx').journeys)).toEqual(['frame', 'prices']);
    expect(names(choose('plugins/news/admin/src/index.tsx').journeys)).toEqual(['frame']);
    expect(names(choose('cms/src/admin/app.tsx').journeys)).toEqual(['frame', 'prices']);
    expect(choose('storefront/app/cart.tsx').flow).toEqual([]);
  });

  test('a journey: itself; what starts journeys: all', () => {
    expect(names(choose('tests/journeys/news.spec.ts').journeys)).toEqual(['news']);
    expect(choose('tests/journeys/playwright.config.ts').journeys).toBe('all');
  });

  test('documents: their format and what reads documents', () => {
    const { why, format, unit, ...others } = choose('config/README.md');
    expect([format, names(unit), why.length]).toEqual([[], ['docs'], 1]);
    expect(Object.values(others)).toEqual([[], [], [], [], [], [], []]);
  });
});

describe('style, types and imports', () => {
  test('are checked of what changed and is there; types and dead code of all', () => {
    const file = 'plugins/prices/server/src/price.rules.ts';
    expect(choose(file, 'plugins/prices/gone.ts')).toMatchObject({
      format: [file],
      lint: [file],
      imports: [file],
      types: 'all',
      dead: 'all',
    });
  });

  test('are checked of everything when their rules changed', () => {
    expect(choose('.oxlintrc.json')).toMatchObject({ lint: 'all', imports: 'all' });
  });
});
