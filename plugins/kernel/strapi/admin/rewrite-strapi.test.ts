import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rewritings } from './panel-build';
import { fits, rewriteStrapi } from './rewrite-strapi';

const modules = path.resolve(__dirname, '../../../../node_modules');

type Transform = (code: string, id: string) => { readonly code: string } | null;

describe('rewriting Strapi', () => {
  it.each(rewritings('PanelMenu'))('finds its text in $module: $from', (rewriting) => {
    const file = path.join(modules, rewriting.module);
    expect(existsSync(file)).toBe(true);
    const code = readFileSync(file, 'utf8');
    expect(code.split(rewriting.from).length - 1, 'how often the text stands there').toBe(rewriting.times ?? 1);
    expect(fits(code, rewriting), 'that it stands where it is looked for').toBe(true);
  });

  it('changes every place of the text in that module, and no other module', () => {
    const plugin = rewriteStrapi([{ module: '@strapi/x/a.mjs', from: '"Clear"', times: 2, to: '"$& Borrar"' }]);
    const transform = plugin.transform as unknown as Transform;
    expect(transform('f("Clear"); g("Clear")', '/app/node_modules/@strapi/x/a.mjs?v=1')?.code).toBe(
      'f("$& Borrar"); g("$& Borrar")',
    );
    expect(transform('f("Clear"); g("Clear")', '/app/node_modules/@strapi/x/b.mjs')).toBeNull();
  });

  it('changes the one place after another text, where that is asked', () => {
    const module = '@strapi/x/a.mjs';
    const plugin = rewriteStrapi([{ module, after: 'create(', from: '"saved"', times: 3, to: '"created"' }]);
    const transform = plugin.transform as unknown as Transform;
    const id = `/app/node_modules/${module}`;
    expect(transform('update("saved"); create("saved"); clone("saved")', id)?.code).toBe(
      'update("saved"); create("created"); clone("saved")',
    );
    expect(transform('update("saved"); clone("saved"); remove("saved")', id)).toBeNull();
  });

  it.each([
    ['is no longer there', 'f("Close")'],
    ['stands there more often', 'f("Clear"); g("Clear")'],
  ])('fails the build when a text %s', (_what, code) => {
    const plugin = rewriteStrapi([{ module: '@strapi/x/a.mjs', from: '"Clear"', to: '"Borrar"' }]);
    expect((plugin.transform as unknown as Transform)(code, '/app/node_modules/@strapi/x/a.mjs')).toBeNull();
    const buildEnd = plugin.buildEnd as unknown as (this: { error(text: string): never }, error?: Error) => void;
    const building = {
      error: (text: string): never => {
        throw new Error(text);
      },
    };
    expect(() => buildEnd.call(building)).toThrow('@strapi/x/a.mjs');
  });
});
