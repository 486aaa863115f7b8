import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RuleTester, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, test } from 'vitest';

RuleTester.describe = describe;
RuleTester.it = test;

const file: string = './house.mjs';
const { house } = (await import(file)) as { house: { rules: Record<string, Rule.RuleModule> } };
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

const sources = {
  'right.ts': 'export const amount: number = 1;',
  'wrong.ts': "export const amount: number = 'one';",
  'stale.ts': '// @ts-expect-error: nothing is wrong\nexport const amount = 1;',
};
const folder = mkdtempSync(path.join(tmpdir(), 'types-rule-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
for (const [name, code] of Object.entries(sources)) writeFileSync(path.join(folder, name), code);
const source = (name: keyof typeof sources) => ({ filename: path.join(folder, name), code: sources[name] });

new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder } },
}).run('types', ruleNamed('types'), {
  valid: [source('right.ts')],
  invalid: [
    { ...source('wrong.ts'), errors: [{ message: /^TS2322: Type 'string'/ }] },
    { ...source('stale.ts'), errors: 1 },
  ],
});
