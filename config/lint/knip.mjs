// What nothing uses: files, exports, packages. What is found by its name or started by it is an entry; everything else must be imported.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launch/root.mjs';

const folders = ['config', 'database', ...readdirSync(path.join(root, 'plugins')).map((name) => `plugins/${name}`)];

/** Our packages as their sources: what is built says nothing of types. */
const paths = Object.fromEntries(
  folders.flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([key, target]) => {
      const source = typeof target === 'string' ? target : target.mayorista;
      return [[path.posix.join(name, key), [path.join(root, folder, source)]]];
    });
  }),
);

/** The routes of the store as its map names them: a route that is not on the map is unused. */
const storeRoutes = [
  ...readFileSync(path.join(root, 'storefront/app/routes.ts'), 'utf8').matchAll(/'([^']+\.tsx?)'/g),
].map(([, file]) => `app/${file}`);

const tests = '**/*.test.{ts,tsx}';

/** A desk may have none: a pattern that finds nothing is reported. */
const hasTests = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).some((file) => /\.test\.tsx?$/.test(file));

const plugins = Object.fromEntries(
  folders
    .filter((folder) => folder.startsWith('plugins/'))
    .map((folder) => [
      folder,
      { entry: hasTests(folder) ? [tests] : [], project: ['**/*.{ts,tsx,cjs}'], includeEntryExports: true },
    ]),
);

/** Files that a process, a build or a test names by their path: no import leads to them. */
const byPath = {
  'plugins/kernel': [
    'server/tests/crash/die-in-the-middle.cjs',
    'server/src/parsing/parser-child.ts',
    'testing/{companion,prepare-worlds,hungry.parser}.ts',
    'strapi/admin/read-together.ts',
  ],
  'plugins/search': ['server/src/language/search-thread.ts', 'server/bench/*.ts'],
  'plugins/search-engine': ['testing/{endless-writer,plain-thread}.ts'],
};
for (const [folder, files] of Object.entries(byPath)) plugins[folder].entry.push(...files);
// Parsers are loaded by their path, in a process of their own.
for (const [folder, { entry }] of Object.entries(plugins))
  if (
    readdirSync(path.join(root, folder), { recursive: true }).some((file) => /^server\/src\/.*\.parser\.ts$/.test(file))
  )
    entry.push('server/src/**/*.parser.ts');

export default {
  // Of what an import names and no package.json lists the check of imports knows more.
  exclude: ['unlisted', 'binaries', 'unresolved'],
  // What the packages offer each other is looked at too: an entry of ours is no use by itself.
  ignoreIssues: {
    // The processes that they are loaded in call them.
    'plugins/*/**/*.parser.ts': ['exports'],
    // Strapi calls them.
    'plugins/*/{server,admin}/src/index.{ts,tsx}': ['exports'],
    'plugins/kernel/server/src/mail/outbox-provider.ts': ['exports'],
    // Strapi's own module calls it, as the panel's build has it.
    'plugins/kernel/strapi/admin/read-together.ts': ['exports'],
    // The tests that `npm run new` writes use all of the kit.
    'plugins/kernel/testing/{any-record,index}.ts': ['exports'],
    // A contract and the language of shapes are told whole, whoever names a part of them today.
    'plugins/*/contract.ts': ['types'],
    'plugins/kernel/shared/shape/*.ts': ['types'],
    // The linter loads it by the path in its config.
    'config/lint/house.mjs': ['exports'],
    // Generated.
    'config/src/answers/schema.d.ts': ['types'],
  },
  paths,
  workspaces: {
    // Stryker loads its runner by the name that its config gives.
    '.': { project: ['*.{cjs,mjs,mts}'], ignoreDependencies: ['@stryker-mutator/.+'] },
    config: {
      entry: [tests, 'launch/{start,test,build,build-panel}.mjs', 'lint/house.mjs'],
      project: ['**/*.{ts,mjs}'],
      includeEntryExports: true,
    },
    database: {
      entry: [tests, 'importers/cli.ts', 'backup/cli.ts'],
      project: ['**/*.{ts,cjs}'],
      includeEntryExports: true,
    },
    cms: {
      entry: [
        tests,
        '*.cjs',
        'config/*.ts',
        'src/index.ts',
        'src/admin/{app.tsx,vite.config.ts}',
        // Put in place of Strapi's own when the panel is built: plugins/kernel/strapi/admin/rewrites.
        'src/admin/frame/PanelMenu.tsx',
        'src/extensions/*/strapi-server.ts',
        'src/commands/create-admin.ts',
      ],
      project: ['**/*.{ts,tsx,cjs}'],
      // Strapi loads by their names the plugins and providers that package.json or config/plugins.ts names, and knex its drivers.
      ignoreDependencies: ['@mayorista/.+', '@strapi/(plugin|provider)-.+', 'better-sqlite3', 'pg'],
    },
    workers: { entry: ['src/main.ts'], project: ['**/*.ts'] },
    storefront: {
      entry: [tests, 'app/{root,entry.client,entry.server}.tsx', 'bench/*', ...storeRoutes],
      project: ['**/*.{ts,tsx,mjs,css}'],
    },
    tests: {
      entry: [
        '**/*.{test,spec,setup}.ts',
        'journeys/playwright.config.ts',
        'bench/{run.mjs,main.ts,scale/run.mjs,servers/*.cjs}',
        // A Strapi as anyone would write it, to measure against: Strapi finds its files by their folders.
        'bench/stock-strapi/{start.ts,{config,src}/**/*.ts}',
        // Its test loads it by a variable, for it has no types.
        'requirements/citations.mjs',
        'faults/*.cjs',
        'services/{run.mjs,start-release.cjs}',
        'mutations/*.mjs',
        // Made the world of the last release once; whoever makes the next one runs them by hand.
        'upgrade/former-world/*.mjs',
      ],
      project: ['**/*.{ts,mjs,cjs}'],
      // createRequire loads them: their types would shadow ours, or there are none.
      ignoreDependencies: ['@strapi/client', 's3rver', 'smtp-server'],
    },
    ...plugins,
  },
};
