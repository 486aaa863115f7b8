import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { spanish } from '.';

type Texts = Readonly<Record<string, string>>;

const root = path.resolve(__dirname, '../../../..');
const load = createRequire(__filename);

/** Where each part of the panel keeps its texts, and what stands before its keys when the panel looks them up. */
const origins = [
  { folder: '@strapi/admin/dist/admin/admin/src/translations', prefix: '' },
  { folder: '@strapi/content-manager/dist/admin/translations', prefix: 'content-manager.' },
  { folder: '@strapi/content-releases/dist/admin/translations', prefix: 'content-releases.' },
  { folder: '@strapi/email/dist/admin/translations', prefix: 'email.' },
  { folder: '@strapi/i18n/dist/admin/translations', prefix: 'i18n.' },
  { folder: '@strapi/plugin-users-permissions/dist/admin/translations', prefix: 'users-permissions.' },
  { folder: '@strapi/review-workflows/dist/admin/translations', prefix: 'review-workflows.' },
  { folder: '@strapi/upload/dist/admin/translations', prefix: 'upload.' },
] as const;

function installed({ folder, prefix }: (typeof origins)[number], locale: 'en' | 'es'): Texts {
  const loaded = load(path.join(root, 'node_modules', folder, `${locale}.json.js`)) as Record<string, unknown>;
  const texts = Object.entries((loaded.default ?? loaded) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.map(([key, text]) => [`${prefix}${key}`, text]));
}

/** The values a text asks for; the words of a plural's branches are none. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/(?<!\b(?:one|other)\s)\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? ''))].sort();

interface Schema {
  readonly pluginOptions?: { readonly 'content-manager'?: { readonly visible?: boolean } };
  readonly attributes: Readonly<Record<string, { readonly type: string; readonly enum?: readonly string[] }>>;
}

/** The schemas of the types that the panel lists. */
function visibleSchemas(): Schema[] {
  const api = path.join(root, 'cms/src/api');
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('schema.json'));
  return files
    .map((file) => JSON.parse(readFileSync(path.join(api, file), 'utf8')) as Schema)
    .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false);
}

describe('the Spanish of the panel', () => {
  it.each(origins)('has a text for every English one of $folder', (origin) => {
    const english = installed(origin, 'en');
    const known = { ...installed(origin, 'es'), ...spanish };
    expect(Object.keys(english).length).toBeGreaterThan(0);
    expect(Object.keys(english).filter((key) => (known[key] ?? '') === '')).toEqual([]);
  });

  it('asks for no value that Strapi does not give', () => {
    const english: Texts = Object.assign({}, ...origins.map((origin) => installed(origin, 'en')));
    const strange = Object.entries(spanish).flatMap(([key, text]) => {
      const given = english[key];
      if (given === undefined) return [];
      const known = placeholders(given);
      return placeholders(text)
        .filter((name) => !known.includes(name))
        .map((name) => `${key}: {${name}}`);
    });
    expect(strange).toEqual([]);
  });

  it('names every choice of the types that staff sees', () => {
    const choices = visibleSchemas().flatMap(({ attributes }) =>
      Object.values(attributes).flatMap((attribute) => attribute.enum ?? []),
    );
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.filter((choice) => spanish[choice] === undefined)).toEqual([]);
  });
});
