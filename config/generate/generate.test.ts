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
  'cms/src/api',
  'package.json',
  'tsconfig.base.json',
  '.prettierrc',
];
const notCopied = new Set(['node_modules', 'dist', 'build']);
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

describe('a generated noun and a generated verb', () => {
  test('compile, are listed where the plugin lists its own, and are formatted as everything is', () => {
    expect(
      generate('entity', 'reference', 'price-list', '--role', 'compras', '--label', 'lista de precios'),
    ).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(generate('feature', 'companies', 'company', 'archive', '--role', 'soporte')).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(generate('feature', 'reference', 'price-list', 'archive', '--role', 'compliance')).toMatchObject({
      status: 0,
      stderr: '',
    });
    const made = [
      'plugins/reference/server/src/index.ts',
      'plugins/reference/server/tests/price-lists.flow.test.ts',
      'plugins/reference/server/tests/archive-price-list.flow.test.ts',
      'plugins/companies/server/src/index.ts',
      'plugins/companies/server/tests/archive-company.flow.test.ts',
    ];
    expect(compile(...made)).toBe('');
    expect(text('plugins/reference/server/src/index.ts')).toMatch(/\bpriceListResource\b[\s\S]*\bpriceListResource\b/);
    expect(text('plugins/companies/server/src/index.ts')).toMatch(/routes: \[[^\]]*archiveCompanyRoute/);
    expect(text('config/src/permissions/reference.ts')).toMatch(
      /'price-lists.read'[\s\S]*'price-lists.write'[\s\S]*'price-lists.archive'/,
    );
    expect(text('config/src/permissions/reference.ts')).toContain(
      "'price-lists.read': ['compras'],\n  'price-lists.write': ['compras'],\n  'price-lists.archive': ['compliance'],",
    );
    expect(text('plugins/reference/server/tests/archive-price-list.flow.test.ts')).toContain("asStaff('cumplimiento')");
    const schema = JSON.parse(text('cms/src/api/reference/content-types/price-list/schema.json')) as {
      info: object;
      config: { metadatas: object };
    };
    expect(schema.info).toEqual({
      singularName: 'price-list',
      pluralName: 'price-lists',
      displayName: 'Lista de precios',
    });
    expect(JSON.stringify(schema)).not.toContain('__');
    execFileSync(process.execPath, [path.join(root, 'node_modules/prettier/bin/prettier.cjs'), '--check', ...made], {
      cwd: copy,
    });
  }, 300_000);

  test('are not written over what is there, nor where something is wrong', async () => {
    const { entityPlan } = await generator<{ entityPlan: (wish: object) => unknown }>('entity.mjs');
    const { featurePlan } = await generator<{ featurePlan: (wish: object) => unknown }>('feature.mjs');
    expect(() => entityPlan({ plugin: 'reference', name: 'bank', role: 'compras' })).toThrow(/ya existe/);
    expect(() => entityPlan({ plugin: 'nowhere', name: 'thing', role: 'compras' })).toThrow(/No existe el plugin/);
    expect(() => entityPlan({ plugin: 'reference', name: 'Price List' })).toThrow(/minúsculas/);
    expect(() => entityPlan({ plugin: 'reference', name: '../x' })).toThrow(/minúsculas/);
    expect(() => featurePlan({ plugin: 'reference', noun: 'unicorn', verb: 'ride' })).toThrow(/no tiene el sustantivo/);
    expect(() => featurePlan({ plugin: 'companies', noun: 'company', verb: 'take-back' })).toThrow(/una sola palabra/);
  });

  test('are given to nobody unasked: without a role of the panel nothing is written', () => {
    for (const wish of [
      ['entity', 'reference', 'rate-card'],
      ['entity', 'reference', 'rate-card', '--role', 'soportes'],
      ['entity', 'reference', 'rate-card', '--role', 'salesman'],
      ['feature', 'companies', 'company', 'close'],
    ])
      expect(generate(...wish)).toMatchObject({ status: 1, stderr: expect.stringMatching(/Falta el rol/) });
    expect(existsSync(path.join(copy, 'plugins/reference/server/src/rate-cards'))).toBe(false);
    expect(text('config/src/permissions/companies.ts')).not.toContain('companies.close');
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
    expect(generate('entity')).toMatchObject({ status: 1, stderr: expect.stringMatching(/Uso/) });
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
