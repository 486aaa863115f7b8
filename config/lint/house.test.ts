// ESLint's tester: that of the linter itself asks for a later Node.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import parser from '@typescript-eslint/parser';
import { RuleTester, type Rule } from 'eslint';
import { afterAll, describe, expect, test } from 'vitest';

RuleTester.describe = describe;
RuleTester.it = test;

const file: string = './house.mjs';
const { default: house } = (await import(file)) as { default: { rules: Record<string, Rule.RuleModule> } };
const ruleNamed = (name: string): Rule.RuleModule => {
  const rule = house.rules[name];
  if (rule === undefined) throw new Error(`there is no rule ${name}`);
  return rule;
};
const tester = new RuleTester();

tester.run('process-env', ruleNamed('process-env'), {
  valid: ['env().cmsPort', 'process.exit(1)', 'import.meta.env.DEV'],
  invalid: [
    { code: 'process.env.CMS_PORT', errors: 1 },
    { code: "process['env'].CMS_PORT", errors: 1 },
    { code: 'const { PATH } = process.env', errors: 1 },
  ],
});

tester.run('clock-in-rules', ruleNamed('clock-in-rules'), {
  valid: ['new Date(now)', 'new Date(2026, 2, 1)', 'now.getTime()'],
  invalid: [
    { code: 'new Date()', errors: 1 },
    { code: 'Date.now()', errors: 1 },
  ],
});

tester.run('cases-by-hand', ruleNamed('cases-by-hand'), {
  valid: [
    "test.each([['open', 'closed']])('%s', run)",
    "const names = ['a', 'b']; test.each(names)('%s', run)",
    "import { roles } from './roles'; test.each(['a'].map((role) => roles[role]))('%s', run)",
    { code: "import { calls } from './calls'; test.each(calls)('%s', run)", filename: 'tests/contract/calls.test.ts' },
  ],
  invalid: [
    { code: "import { roles } from './roles'; test.each(roles)('%s', run)", errors: 1 },
    {
      code: "import { roles } from '@mayorista/config'; describe.each(roles.map((x) => x.type))('%s', run)",
      errors: 1,
    },
    { code: "import { machine } from './machine'; test.each(machine.states)('%s', run)", errors: 1 },
    { code: "import { machine } from './machine'; test.each(Object.keys(machine.moves))('%s', run)", errors: 1 },
    {
      code: "import { machine } from './machine'; const states = machine.states.slice(); test.each(states.flatMap(pairs))('%s', run)",
      errors: 1,
    },
  ],
});

tester.run('rescanning-pattern', ruleNamed('rescanning-pattern'), {
  valid: [
    '/<[^<>]+>/g',
    '/^a.*b/',
    '/a.*/',
    '/foo[^f]*bar/',
    '/foo.{0,200}bar/',
    `/(location=["'])([^"']*)(["'])/g`,
    '/a.*b/y',
    "new RegExp('^a.*b')",
    'RegExp(text)',
  ],
  invalid: [
    { code: '/<!--[\\s\\S]*?-->/g', errors: 1 },
    { code: '/<[^>]+>/g', errors: 1 },
    { code: '/foo.*bar/', errors: 1 },
    { code: '/(<a)([^>]*)>/', errors: 1 },
    { code: '/^a.*b/m', errors: 1 },
    { code: '/^x|a.*b/', errors: 1 },
    { code: '/ab(?=.*c)/', errors: 1 },
    { code: '/a(?:.*b)?c/', errors: 1 },
    { code: "new RegExp('a.*b')", errors: 1 },
    { code: "RegExp('^a.*b', 'm')", errors: 1 },
  ],
});

tester.run('made-pattern', ruleNamed('made-pattern'), {
  valid: ['/a/', "new RegExp('a')", "RegExp('a', 'g')"],
  invalid: [
    { code: 'new RegExp(`^${name}$`)', errors: 1 },
    { code: 'RegExp(typed)', errors: 1 },
    { code: "new RegExp('a' + typed)", errors: 1 },
  ],
});

tester.run('uid-literal', ruleNamed('uid-literal'), {
  valid: [
    "uid.startsWith('api::')",
    "may('plugin::content-manager.explorer.read')",
    '`plugin::kernel.${code}`',
    'uids.product',
  ],
  invalid: [
    { code: "strapi.documents('api::catalogue.product')", errors: 1 },
    { code: "query('plugin::users-permissions.user')", errors: 1 },
    { code: 'query(`api::sales.sale-order`)', errors: 1 },
  ],
});

tester.run('service-lookup', ruleNamed('service-lookup'), {
  valid: ["service(strapi, 'pricing.prices')", 'strapi.documents(uids.product)', "other.service('x')"],
  invalid: [
    { code: "strapi.plugin('upload').service('file')", errors: 1 },
    { code: "strapi.service('admin::user')", errors: 1 },
    { code: "this.strapi.service('admin::user')", errors: 1 },
  ],
});

tester.run('plain-docstrings', ruleNamed('plain-docstrings'), {
  valid: [
    '/** Returns what was asked. */ const a = 1;',
    '/** Whichever comes first. */ const a = 1;',
    '// What a line comment says is not judged.',
    '/* Who reads a plain block is not judged. */',
  ],
  invalid: [
    ...['What', 'Who', 'Where', 'Which', 'Whoever', 'Whatever'].map((word) => ({
      code: `/** ${word} is asked. */ const a = 1;`,
      errors: [{ messageId: 'riddle', data: { word } }],
    })),
    { code: '/**\n * What is asked.\n */\nconst a = 1;', errors: 1 },
    { code: 'const a = {\n  /** What is asked. */\n  b: 1,\n};', errors: 1 },
  ],
});

const owners = { products: 'catalogue', stocks: 'inventory', up_users: 'people' };
const stores = {
  options: [{ owners, allowed: [] as string[] }],
  filename: 'plugins/inventory/server/src/stock.store.ts',
};
const foreign = (...tables: readonly string[]) =>
  tables.map((table) => ({ messageId: 'foreign', data: { table, owner: ownerIn(table) } }));
const ownerIn = (table: string): string => (table.startsWith('products') ? 'catalogue' : 'people');

tester.run('own-tables', ruleNamed('own-tables'), {
  valid: [
    "knex('stocks').where({ id })",
    "knex('stocks as s').join('stocks_branch_lnk as b', 'b.stock_id', 's.id')",
    "knex('words that are no table')",
    "names.join('products'.length)",
    "fields.join(', '); const products = 'products'; needs('products.read')",
    "refuse('Select products from the list')",
    "knex.raw('select * from stocks')",
  ]
    .map((code) => ({ code, ...stores }))
    .concat({ code: "tx.trx('products').where({ id })", ...stores, options: [{ owners, allowed: ['products'] }] }),
  invalid: [
    { code: "knex('products')", errors: foreign('products') },
    { code: "tx.trx('products').where({ id }).first('id')", errors: foreign('products') },
    { code: "getKnex(strapi)('products as p')", errors: foreign('products') },
    { code: "knex('stocks').leftJoin('products as p', 'p.id', 'product_id')", errors: foreign('products') },
    { code: "knex({ s: 'stocks', p: 'products' })", errors: foreign('products') },
    { code: "query.from('up_users'); other.into('products')", errors: foreign('up_users', 'products') },
    { code: "knex('products_brand_lnk')", errors: foreign('products_brand_lnk') },
    { code: "knex.raw('select id from products p join up_users')", errors: foreign('products', 'up_users') },
    { code: 'const sql = `update products set x = ${one}`', errors: foreign('products') },
    { code: "rejectUnknown(tx, [{ field: 'a', table: 'products', id }])", errors: foreign('products') },
    // However often: one report a table.
    { code: "knex('products'); knex('products')", errors: foreign('products') },
    {
      code: "knex('products'); knex('up_users')",
      options: [{ owners, allowed: ['products'] }],
      errors: foreign('up_users'),
    },
    {
      code: "knex('stocks')",
      options: [{ owners, allowed: ['products'] }],
      errors: [{ messageId: 'needless', data: { table: 'products' } }],
    },
  ].map((each) => ({ ...stores, ...each })),
});

const tablesFile: string = './table-owners.mjs';
const tableOwners = (await import(tablesFile)) as {
  ownerOf(table: string): string | undefined;
  tableShared(domain: string, name: string): string | undefined;
};

describe('whose a table is', () => {
  test.each([
    ['products', 'catalogue'],
    ['transfer_details', 'inventory'],
    ['products_brand_lnk', 'catalogue'],
    ['landings_cmps', 'marketing'],
    ['components_landing_heros', 'marketing'],
    ['up_users_role_lnk', 'people'],
    ['jobs', 'kernel'],
    ['files', undefined],
    ['files_related_mph', undefined],
    ['no_such_table', undefined],
  ])('%s: %s', (table, owner) => {
    expect(tableOwners.ownerOf(table)).toBe(owner);
  });

  test('what shared exports is known by its name', () => {
    expect(tableOwners.tableShared('catalogue', 'brands')).toBe('brands');
    expect(tableOwners.tableShared('inventory', 'transfer')).toBe('transfers');
    expect(tableOwners.tableShared('inventory', 'nothing')).toBeUndefined();
  });
});

test('the list of foreign tables says why, and names files that are there and tables of others', () => {
  const root = path.join(import.meta.dirname, '../..');
  const groups = JSON.parse(readFileSync(path.join(root, 'config/lint/foreign-tables.json'), 'utf8')) as readonly {
    readonly why: string;
    readonly files: Readonly<Record<string, readonly string[]>>;
  }[];
  const entries = groups.flatMap(({ files }) => Object.entries(files));
  expect(groups.filter(({ why }) => why.length < 40)).toEqual([]);
  expect(entries.filter(([name]) => !existsSync(path.join(root, name)))).toEqual([]);
  expect(entries.map(([name]) => name).sort()).toEqual([...new Set(entries.map(([name]) => name))].sort());
  expect(
    entries.filter(([, tables]) => tables.length === 0 || tables.some((each) => !tableOwners.ownerOf(each))),
  ).toEqual([]);
});

const folder = mkdtempSync(path.join(tmpdir(), 'own-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A constant of a file of names is followed there. */
const named = {
  'uids.ts': "export const tables = { product: 'products', stock: 'stocks' } as const;",
  'own.ts': "import { tables } from './uids';\nexport const names = [tables.stock, `${tables.stock} as s`];",
  'foreign.ts': "import { tables as own } from './uids';\nexport const names = [own.stock, `${own.product} as p`];",
  'constant.ts':
    "const goods = 'products' as const;\ndeclare const knex: (table: string) => unknown;\nknex(`${goods} as p`);",
};
for (const [name, code] of Object.entries(named)) writeFileSync(path.join(folder, name), code);
const namedIn = (name: keyof typeof named) => ({
  filename: path.join(folder, name),
  code: named[name],
  options: [{ owners, allowed: [] as string[] }],
});

new RuleTester({ languageOptions: { parser } }).run('own-tables, by names of another file', ruleNamed('own-tables'), {
  valid: [{ ...namedIn('own.ts'), options: [{ owners: { products: 'catalogue' }, allowed: [] as string[] }] }],
  invalid: [
    {
      ...namedIn('foreign.ts'),
      options: [{ owners: { products: 'catalogue' }, allowed: [] as string[] }],
      errors: foreign('products'),
    },
    { ...namedIn('constant.ts'), errors: foreign('products') },
  ],
});
