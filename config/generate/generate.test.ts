import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const copied = [
  'config',
  'plugins/reference',
  'plugins/companies',
  'plugins/companies-desk',
  'plugins/compliance-desk',
  'plugins/compliance',
  'plugins/kernel/package.json',
  'plugins/kernel/admin/src/areas',
  'cms/src/api',
  'cms/src/admin/frame/lists.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  '.prettierrc',
  '.prettierignore',
];
const notCopied = new Set(['node_modules', 'dist', 'build']);
const linesOfLock = readFileSync(path.join(root, 'package-lock.json'), 'utf8').split('\n').length;
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  for (const each of copied) {
    cpSync(path.join(root, each), path.join(copy, each), {
      recursive: true,
      filter: (file) => !notCopied.has(path.basename(file)),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const generate = (...wish: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['config/generate/new.mjs', ...wish], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
/** A module of the generator as the copy has it: it writes where it stands. */
const generator = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(copy, 'config/generate', file)).href)) as Module;
const text = (file: string) => readFileSync(path.join(copy, file), 'utf8');

/** What the compiler says of these files, and of the tables of contents that name them. */
function compile(...files: string[]): string {
  writeFileSync(
    path.join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      files: [
        'config/src/permissions/index.ts',
        'plugins/reference/contract.ts',
        'plugins/companies/contract.ts',
        ...files,
      ],
    }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.'],
    { cwd: copy, encoding: 'utf8' },
  );
  return stdout;
}

const listed = (area: string): readonly unknown[] =>
  (JSON.parse(text('cms/src/admin/frame/lists.json')) as Record<string, readonly unknown[]>)[area] ?? [];

describe('a generated noun and a generated verb', () => {
  test('compile, are listed where the plugin lists its own, and are formatted as everything is', () => {
    const banks = ['--role', 'compras', '--area', 'Ventas', '--label', 'una lista de precios|listas de precios'];
    const papers = ['--role', 'soporte', '--area', 'Distribuidores', '--label', 'una póliza|pólizas'];
    const texts = ['--role', 'marketing', '--area', 'Marketing', '--label', 'un rótulo|rótulos'];
    for (const wish of [
      ['record', 'reference', 'price-list', ...banks],
      ['document', 'companies', 'warranty-policy', ...papers],
      ['content', 'reference', 'banner', ...texts],
      ['verb', 'companies', 'company', 'archive', '--role', 'soporte'],
      ['verb', 'reference', 'price-list', 'archive', '--role', 'compliance'],
    ])
      expect(generate(...wish)).toMatchObject({ status: 0, stderr: '' });
    const made = [
      'plugins/reference/server/src/index.ts',
      'plugins/reference/server/tests/price-lists.flow.test.ts',
      'plugins/reference/server/tests/banners.flow.test.ts',
      'plugins/reference/server/tests/archive-price-list.flow.test.ts',
      'plugins/companies/server/src/index.ts',
      'plugins/companies/shared/index.ts',
      'plugins/companies/server/tests/warranty-policies.flow.test.ts',
      'plugins/companies/server/tests/archive-company.flow.test.ts',
    ];
    expect(compile(...made)).toBe('');
    expect(text('plugins/reference/server/src/index.ts')).toMatch(/records: \[banks,[^\]]* priceLists\]/);
    expect(text('plugins/reference/server/src/index.ts')).toMatch(/resources: \[[^\]]*bannerResource/);
    expect(text('plugins/companies/server/src/index.ts')).toMatch(/records: \[[^\]]*warrantyPolicies,?\s*\]/);
    expect(text('plugins/companies/server/src/index.ts')).toMatch(/routes: \[[^\]]*archiveCompanyRoute/);
    expect(text('plugins/companies/shared/warranty-policy.shape.ts')).toMatch(/plural: 'warranty-policies'/);
    expect(text('plugins/companies/package.json')).toContain('"./shared"');
    expect(text('plugins/companies/server/src/messages.ts')).toContain('warranty_policy_without_lines:');
    expect(listed('Marketing').at(-1)).toEqual({ uid: 'api::reference.banner', label: 'Rótulos', isLocalized: true });
    const schema = text('cms/src/api/reference/content-types/banner/schema.json');
    expect(JSON.parse(schema)).toMatchObject({
      info: { singularName: 'banner', pluralName: 'banners', displayName: 'Rótulo' },
      options: { draftAndPublish: true },
      pluginOptions: { i18n: { localized: true } },
    });
    execFileSync(process.execPath, [path.join(root, 'node_modules/prettier/bin/prettier.cjs'), '--check', ...made], {
      cwd: copy,
    });
  }, 300_000);

  test('are given to the role that is named, and to nobody else', () => {
    expect(text('config/src/permissions/domains/reference.ts')).toContain(
      "'price-lists.read': ['compras'],\n  'price-lists.write': ['compras'],\n",
    );
    expect(text('config/src/permissions/domains/reference.ts')).toContain("'price-lists.archive': ['compliance'],");
    expect(text('config/src/permissions/domains/companies.ts')).toContain(
      "'warranty-policies.read': ['soporte'],\n  'warranty-policies.write': ['soporte'],\n  'warranty-policies.activate': ['soporte'],",
    );
    const views = text('config/src/permissions/panel-content.ts');
    expect(views).not.toContain('api::reference.price-list');
    expect(views).toMatch(/marketing: \{\s*write: \[[^\]]*'api::reference\.banner'\]/);
    expect(text('plugins/reference/server/tests/archive-price-list.flow.test.ts')).toContain("asStaff('cumplimiento')");
  });

  test('have their pages by recordPages and no generated list', () => {
    const before = [text('cms/src/admin/frame/lists.json'), text('config/src/permissions/panel-content.ts')];
    for (const [kind, name] of [
      ['record', 'agency'],
      ['document', 'audit'],
    ] as const)
      expect(
        generate(kind, 'reference', name, '--role', 'soporte', '--area', 'Ventas', '--label', 'un dato|datos'),
      ).toMatchObject({ status: 0, stderr: '' });
    const panel = text('plugins/reference/admin/src/index.tsx');
    expect(panel).toContain("recordPages(app, agency, { area: 'Ventas' });");
    expect(panel.replace(/\s+/g, ' ')).toContain(
      "recordPages(app, audit, { area: 'Ventas', permissions: { moves: { activate: 'audits.activate', end: 'audits.activate' } }",
    );
    expect(panel.match(/import \{ recordPages \}/g)).toHaveLength(1);
    expect(text('plugins/reference/package.json')).toContain('"./strapi-admin": "./admin/src/index.tsx"');
    expect([text('cms/src/admin/frame/lists.json'), text('config/src/permissions/panel-content.ts')]).toEqual(before);
  });

  test('have their pages in the desk of their plugin where it has one, which then depends on it', () => {
    for (const [plugin, name, label] of [
      ['companies', 'rental', 'una renta|rentas'],
      ['compliance', 'inspection', 'una visita|visitas'],
    ] as const)
      expect(
        generate('record', plugin, name, '--role', 'compras', '--area', 'Compras', '--label', label),
      ).toMatchObject({ status: 0, stderr: '' });
    const companies = text('plugins/companies-desk/admin/src/index.tsx').replace(/\s+/g, ' ');
    expect(companies).toContain("recordPages(app, rental, { area: 'Compras' });");
    expect(companies).toMatch(/import \{ [^}]*whatsappNumber, [^}]*rental,? \} from '@mayorista\/companies\/shared';/);
    const compliance = text('plugins/compliance-desk/admin/src/index.tsx');
    expect(compliance).toContain("import { inspection } from '@mayorista/compliance/shared';");
    expect(existsSync(path.join(copy, 'plugins/companies/admin'))).toBe(false);
    expect(existsSync(path.join(copy, 'plugins/compliance/admin'))).toBe(false);
    const depends = { dependencies: { '@mayorista/compliance': '0.1.0' } };
    expect(JSON.parse(text('plugins/compliance-desk/package.json'))).toMatchObject(depends);
    expect(JSON.parse(text('package-lock.json'))).toMatchObject({
      packages: { 'plugins/compliance-desk': depends, 'plugins/companies-desk': {} },
    });
    expect(text('package-lock.json').split('\n').length).toBe(linesOfLock + 1);
  });

  test('are not written over what is there, nor where something is wrong', async () => {
    const { recordPlan } = await generator<{ recordPlan: (wish: object) => unknown }>('record.mjs');
    const { contentPlan } = await generator<{ contentPlan: (wish: object) => unknown }>('content.mjs');
    const { verbPlan } = await generator<{ verbPlan: (wish: object) => unknown }>('verb.mjs');
    const given = { plugin: 'reference', role: 'compras', area: 'Ventas', label: 'un banco|bancos', kind: 'record' };
    const record = (wish: object) => () => recordPlan({ ...given, ...wish });
    expect(record({ name: 'bank' })).toThrow(/ya existe/);
    expect(record({ name: 'country' })).toThrow(/Ya existe country/);
    expect(record({ plugin: 'nowhere', name: 'thing' })).toThrow(/No existe el plugin/);
    expect(record({ name: 'Price List' })).toThrow(/minúsculas/);
    expect(record({ name: '../x' })).toThrow(/minúsculas/);
    for (const label of [undefined, 'tarifa', 'una tarifa', 'tarifa|tarifas', 'una tarifa|', "un dato|da'tos"])
      expect(record({ name: 'fee', label })).toThrow(/Falta el nombre en español/);
    expect(record({ name: 'fee', area: 'Bodega' })).toThrow(/no existe Bodega/);
    expect(() => contentPlan({ ...given, name: 'bank' })).toThrow(/ya existe/);
    expect(() => verbPlan({ plugin: 'reference', noun: 'unicorn', verb: 'ride', role: 'compras' })).toThrow(
      /no tiene el sustantivo/,
    );
    expect(() => verbPlan({ plugin: 'companies', noun: 'company', verb: 'take-back', role: 'compras' })).toThrow(
      /una sola palabra/,
    );
  });

  test('are given to nobody unasked: without a role of the panel nothing is written', () => {
    const fee = ['reference', 'rate-card', '--label', 'una tarifa|tarifas', '--area', 'Ventas'];
    for (const wish of [
      ['record', ...fee],
      ['record', ...fee, '--role', 'soportes'],
      ['document', ...fee, '--role', 'salesman'],
      ['content', ...fee],
      ['verb', 'companies', 'company', 'close'],
    ])
      expect(generate(...wish)).toMatchObject({ status: 1, stderr: expect.stringMatching(/Falta el rol/) });
    expect(existsSync(path.join(copy, 'plugins/reference/server/src/rate-cards'))).toBe(false);
    expect(text('config/src/permissions/domains/companies.ts')).not.toContain('companies.close');
  });

  test('of a file that is there are refused before anything is written', async () => {
    const { writePlan } = await generator<{ writePlan: (plan: object) => Promise<unknown> }>('project.mjs');
    const create = [
      { file: 'config/fresh.ts', text: '' },
      { file: 'package.json', text: '' },
    ];
    await expect(writePlan({ create, change: [] })).rejects.toThrow('Ya existe: package.json');
    await expect(
      writePlan({
        create: create.slice(0, 1),
        change: [
          {
            file: 'package.json',
            edit: () => {
              throw new Error('no place');
            },
          },
        ],
      }),
    ).rejects.toThrow('no place');
    expect(existsSync(path.join(copy, 'config/fresh.ts'))).toBe(false);
  });

  test('without their names are answered with how to call', () => {
    expect(generate('record')).toMatchObject({ status: 1, stderr: expect.stringMatching(/Uso/) });
  });
});

describe('words', () => {
  test.each([
    ['bank', 'banks'],
    ['company', 'companies'],
    ['day', 'days'],
    ['address', 'addresses'],
    ['sale-box', 'sale-boxes'],
    ['person', 'people'],
  ])('%s: %s', async (one, many) => {
    const { pluralOf } = await generator<{ pluralOf: (name: string) => string }>('words.mjs');
    expect(pluralOf(one)).toBe(many);
  });

  test('a template that asks for a word nobody has is a defect', async () => {
    const { fill } = await generator<{ fill: (template: string, words: object) => string }>('words.mjs');
    expect(fill('a __name__ b', { name: 'x' })).toBe('a x b');
    expect(() => fill('__other__', {})).toThrow('__other__');
  });
});
