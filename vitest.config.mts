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

/** The suites that kill processes and wait for the survivors take a minute each: begun last, they would leave a core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      /surviv\w+-kills|kill-in-the-middle|faults\/dependencies/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const shared = { resolve: { alias } };
const neverOurs = ['**/node_modules/**', '**/dist/**', '**/build/**'];
/** These end and freeze services: they run where there are any (tests/services/run.mjs). */
const needsServices = process.env.MAYORISTA_TEST_POSTGRES === undefined ? ['tests/faults/dependencies/**'] : [];

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
            'tests/{refusals,requirements,services}/*.test.ts',
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
          exclude: [...neverOurs, ...needsServices],
          pool: 'forks',
          // Files that share a process share the code that the server loads: the next server is up in a third of the time.
          isolate: false,
          // A busy machine takes its time, and only what never comes fails.
          testTimeout: 300_000,
          hookTimeout: 480_000,
          expect: { poll: { timeout: 120_000, interval: 100 } },
          setupFiles: ['tests/setup/stop-started.setup.ts'],
          globalSetup: ['tests/setup/prepared-world.setup.ts'],
        },
      },
    ],
  },
});
