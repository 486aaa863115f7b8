import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly mayorista?: string }>>;
}

/**
 * Our packages as their sources. By alias and not by a resolve condition: vitest hands conditions on to the processes it
 * starts, where the booted server must load what was built.
 */
const alias = ['config', 'database', ...readdirOf('plugins')].flatMap((folder) => {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([key, target]) =>
    typeof target === 'string' || target.mayorista === undefined
      ? []
      : [{ find: new RegExp(`^${path.posix.join(name, key)}$`), replacement: path.resolve(folder, target.mayorista) }],
  );
});

function readdirOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [path.join(folder, entry.name)] : [],
  );
}

/**
 * The longest of the suites, the longest first: begun last, they would leave a core idle. A machine that ran them before knows
 * their times; a new clone goes by the sizes of files, which say nothing of processes that are started and killed.
 */
const longest = [
  'services/releases',
  'dependencies/chaos',
  'dependencies/services-go-away',
  'after-order-survives-kills',
  'orders-survive-kills',
  'stamps-survive-kills',
  'jobs-survive-kills',
  'people/server/tests/first-day',
  'backup/tests/backup',
  'importers/tests/import-products',
  'permissions/costs',
  'upgrade/former-world',
  'contract/documented-calls',
  'faults/observed',
  'kernel/server/tests/starts',
  'kill-in-the-middle',
  'import-survives-kills',
  'faults/last-unit',
  'permissions/matrix',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longest.findIndex((name) => moduleId.includes(name));
      return place < 0 ? longest.length : place;
    };
    // Stable: the rest stays as vitest orders it.
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

const shared = { resolve: { alias } };
const neverOurs = ['**/node_modules/**', '**/dist/**', '**/build/**'];
/** These end and freeze services: they run where there are any (tests/services/run.mjs). */
const needsServices = process.env.MAYORISTA_TEST_POSTGRES === undefined ? ['tests/faults/dependencies/**'] : [];
/** Files that a run leaves to another: on PostgreSQL those of one database alone, at a desk those of many processes. */
const leftOut = process.env.MAYORISTA_TEST_WITHOUT?.split(',') ?? [];

/** Rules beside the code; flows and what crosses packages against a booted server, each file with a server and a world of its own. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            '{config,database,plugins,cms,workers,storefront}/**/*.test.{ts,tsx}',
            'tests/{refusals,requirements,services,words}/*.test.ts',
          ],
          exclude: [...neverOurs, '**/*.flow.test.ts'],
          pool: 'forks',
          // Loading the code anew for each of some two hundred files takes longer than all their tests.
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: 'flow',
          include: [
            '{database,plugins}/**/*.flow.test.ts',
            'tests/{contract,permissions,faults,upgrade}/**/*.test.ts',
            'tests/services/*.flow.test.ts',
            'tests/bench/**/*.flow.test.ts',
          ],
          exclude: [...neverOurs, ...needsServices, ...leftOut],
          pool: 'forks',
          // Files that share a process share the code that the server loads: the next server is up in a third of the time.
          isolate: false,
          // A busy machine takes its time, and only what never comes fails.
          testTimeout: 300_000,
          hookTimeout: 480_000,
          expect: { poll: { timeout: 120_000, interval: 100 } },
          setupFiles: ['tests/setup/stop-started.setup.ts', 'tests/setup/documents-are-right.setup.ts'],
          globalSetup: ['tests/setup/prepared-world.setup.ts'],
        },
      },
    ],
  },
});
