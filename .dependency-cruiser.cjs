// Which way imports may go. The order of the domains is data of config; what a package offers is its package.json's exports.
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('esbuild');

/** Files a package offers to the others, as a regular expression. */
function offered(folder) {
  const { exports = {} } = JSON.parse(readFileSync(path.join(__dirname, folder, 'package.json'), 'utf8'));
  const files = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : [target.mayorista ?? target.default],
  );
  return files.map((file) => `^${path.posix.join(folder, file).replaceAll('.', '\\.')}$`);
}

function domainOrder() {
  const source = readFileSync(path.join(__dirname, 'config/src/order.ts'), 'utf8');
  const order = { exports: {} };
  new Function('module', 'exports', transformSync(source, { loader: 'ts', format: 'cjs' }).code)(order, order.exports);
  return order.exports.domainOrder;
}

const order = domainOrder();
const plugins = readdirSync(path.join(__dirname, 'plugins')).filter((name) =>
  existsSync(path.join(__dirname, 'plugins', name, 'package.json')),
);
const kits = '^plugins/[^/]+/testing/';
const tests = '\\.(test|spec)\\.tsx?$|/tests/|/testing/|/bench/';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const byDomain = plugins.flatMap((name) => {
  const earlier = order.slice(0, Math.max(0, order.indexOf(name)));
  return [
    rule(
      `${name}: only domains before it`,
      'What must travel the other way is an event or an extension point.',
      { path: `^plugins/${name}/` },
      { path: '^plugins/', pathNot: [...earlier.concat(name).map((each) => `^plugins/${each}/`), kits] },
    ),
    rule(
      `${name}: its test kit too`,
      'Suites take what they begin with from any domain; what they take it from keeps to the order.',
      { path: `^plugins/${name}/testing/` },
      { path: '^plugins/', pathNot: earlier.concat(name).map((each) => `^plugins/${each}/`) },
    ),
    rule(
      `${name}: only what it offers`,
      'Another plugin is reached through what its package.json exports.',
      { path: '^(plugins|cms|workers|database)/', pathNot: `^plugins/${name}/` },
      { path: `^plugins/${name}/`, pathNot: offered(`plugins/${name}`) },
    ),
    rule(
      `${name}: its stores are its own`,
      'Tables are known by the stores of their plugin alone.',
      { pathNot: `^plugins/${name}/` },
      { path: `^plugins/${name}/.*\\.store\\.ts$` },
    ),
  ];
});

const features = '^storefront/app/features/([^/]+)/';

module.exports = {
  forbidden: [
    rule(
      'no cycles',
      'Two files that need each other are one idea, or three: what both need, a type too, moves into a file of its own.',
      {},
      { circular: true },
    ),
    rule(
      'config imports nothing of the project',
      'Everything else stands on it.',
      { path: '^config/' },
      { path: '^(database|plugins|cms|workers|storefront|tests)/' },
    ),
    rule(
      'database stands on config',
      'Seeds, migrations and importers know no plugin.',
      { path: '^database/', pathNot: tests },
      { path: '^(plugins|cms|workers|storefront|tests)/' },
    ),
    rule(
      'plugins stand on config, database and each other',
      'cms and workers start them.',
      { path: '^plugins/', pathNot: tests },
      { path: '^(cms|workers|storefront|tests)/' },
    ),
    rule(
      'the search engine knows nobody',
      'It is a library: what it is to know of the language and the trade its user gives it.',
      { path: '^plugins/search-engine/' },
      {
        path: '^(config|database|plugins|cms|workers|storefront|tests)/',
        // The driver of SQLite, by its name `better-sqlite3`.
        pathNot: ['^plugins/search-engine/', '^database/sqlite/'],
      },
    ),
    rule(
      'nobody imports the processes',
      'cms and workers start what others write.',
      { path: '^(?!cms/|workers/)', pathNot: '^tests/' },
      { path: '^(cms|workers)/' },
    ),
    rule(
      'the store knows the platform by REST',
      'Of the project it may import config alone.',
      { path: '^storefront/' },
      { path: '^(database|plugins|cms|workers|tests)/' },
    ),
    rule(
      'nobody imports the store',
      'It is a program of its own.',
      { path: '^(?!storefront/|tests/)' },
      { path: '^storefront/' },
    ),
    rule(
      'nobody imports tests',
      'Tests stand on everything; nothing stands on them.',
      { path: '^(?!tests/)', pathNot: [tests, '^vitest\\.config'] },
      { path: '^tests/' },
    ),
    rule(
      'what ships imports no test kit',
      'The kit boots servers.',
      { path: '^(plugins|cms|workers|database|storefront)/', pathNot: tests },
      { path: '/testing/' },
    ),
    rule(
      'rules and machines are pure',
      'They import rules, shared arithmetic, constants and types.',
      { path: '\\.(rules|machine)\\.ts$' },
      {
        path: '^(config|database|plugins|cms|workers)/',
        pathNot: [
          '\\.(rules|machine|states)\\.ts$',
          '^plugins/[^/]+/shared/',
          '^config/src/constants/',
          '^plugins/kernel/index\\.ts$',
        ],
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    ),
    rule(
      'panel and server meet in the contract',
      'One runs in a browser, the other has the database.',
      { path: '^plugins/[^/]+/(strapi/)?admin/' },
      { path: '^plugins/[^/]+/(strapi/)?server/', dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    rule(
      'contracts are types',
      'Whoever reads a contract must not load the plugin behind it.',
      { path: '^plugins/[^/]+/contract\\.ts$' },
      { dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    rule(
      'the server knows no panel',
      'One runs in a browser, the other has the database.',
      { path: '^plugins/[^/]+/(strapi/)?server/' },
      { path: '^plugins/[^/]+/(strapi/)?admin/' },
    ),
    rule(
      'features of the store meet in their index',
      'What another feature may use stands in index.ts.',
      { path: features },
      {
        path: '^storefront/app/features/',
        pathNot: [`^storefront/app/features/$1/`, '^storefront/app/features/[^/]+/index(\\.server)?\\.ts$'],
      },
    ),
    rule(
      'basic components know nothing of the shop',
      'They could be moved to another shop as they are: texts and formats aside, they import nothing.',
      { path: '^storefront/app/components/ui/' },
      { path: '^storefront/app/', pathNot: '^storefront/app/(components/ui|i18n|lib)/' },
    ),
    rule(
      'every import is found',
      'A file that is not there, or a package that no package.json names.',
      {},
      { couldNotResolve: true },
    ),
    ...byDomain,
  ],
  options: {
    includeOnly: '^(config|database|plugins|cms|workers|storefront|tests)/|^@mayorista/',
    exclude: '(^|/)(node_modules|dist|build|\\.cache|\\.strapi)/|^config/(launch|lint)/',
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['mayorista', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json'],
      mainFields: ['main', 'types'],
    },
    cache: false,
  },
};
