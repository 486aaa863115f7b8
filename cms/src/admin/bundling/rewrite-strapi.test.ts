import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rewritings } from './panel-texts';
import { placeOf, rewriteStrapi } from './rewrite-strapi';

const modules = path.resolve(__dirname, '../../../../node_modules');

type Transform = (code: string, id: string) => { readonly code: string } | null;

describe('rewriting Strapi', () => {
  it.each(rewritings)('finds its text in $module: $from', (rewriting) => {
    const file = path.join(modules, rewriting.module);
    expect(existsSync(file)).toBe(true);
    expect(placeOf(readFileSync(file, 'utf8'), rewriting)).toBeGreaterThanOrEqual(0);
  });

  it('changes every place of the text in that module, and no other module', () => {
    const plugin = rewriteStrapi([{ module: '@strapi/x/a.mjs', from: '"Clear"', to: '"$& Borrar"' }]);
    const transform = plugin.transform as unknown as Transform;
    expect(transform('f("Clear"); g("Clear")', '/app/node_modules/@strapi/x/a.mjs?v=1')?.code).toBe(
      'f("$& Borrar"); g("$& Borrar")',
    );
    expect(transform('f("Clear")', '/app/node_modules/@strapi/x/b.mjs')).toBeNull();
  });

  it('changes the one place after another text, where that is asked', () => {
    const module = '@strapi/x/a.mjs';
    const plugin = rewriteStrapi([{ module, after: 'create(', from: '"saved"', to: '"created"' }]);
    const transform = plugin.transform as unknown as Transform;
    const id = `/app/node_modules/${module}`;
    expect(transform('update("saved"); create("saved"); clone("saved")', id)?.code).toBe(
      'update("saved"); create("created"); clone("saved")',
    );
    expect(transform('update("saved")', id)).toBeNull();
  });

  it('fails the build when a text is no longer there', () => {
    const plugin = rewriteStrapi([{ module: '@strapi/x/a.mjs', from: '"Clear"', to: '"Borrar"' }]);
    const buildEnd = plugin.buildEnd as unknown as (this: { error(text: string): never }, error?: Error) => void;
    const building = {
      error: (text: string): never => {
        throw new Error(text);
      },
    };
    expect(() => buildEnd.call(building)).toThrow('@strapi/x/a.mjs');
  });
});
