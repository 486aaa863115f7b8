import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rewritings } from './panel-texts';
import { rewriteStrapi } from './rewrite-strapi';

const modules = path.resolve(__dirname, '../../../../node_modules');

type Transform = (code: string, id: string) => { readonly code: string } | null;

describe('rewriting Strapi', () => {
  it.each(rewritings)('finds its text in $module: $from', ({ module, from }) => {
    const file = path.join(modules, module);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(from);
  });

  it('changes every place of the text in that module, and no other module', () => {
    const plugin = rewriteStrapi([{ module: '@strapi/x/a.mjs', from: '"Clear"', to: '"$& Borrar"' }]);
    const transform = plugin.transform as unknown as Transform;
    expect(transform('f("Clear"); g("Clear")', '/app/node_modules/@strapi/x/a.mjs?v=1')?.code).toBe(
      'f("$& Borrar"); g("$& Borrar")',
    );
    expect(transform('f("Clear")', '/app/node_modules/@strapi/x/b.mjs')).toBeNull();
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
