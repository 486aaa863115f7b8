import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node', 'import', 'module', 'default'];
const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const neverOurs = ['**/node_modules/**', '**/dist/**', '**/build/**'];

/** Rules beside the code; flows and what crosses packages against a booted server, each file in a process of its own. */
export default defineConfig({
  ...shared,
  test: {
    reporters: process.env.CI ? ['default'] : ['default'],
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['{config,database,plugins,workers,storefront}/**/*.test.{ts,tsx}', 'tests/requirements/*.test.ts'],
          exclude: [...neverOurs, '**/*.flow.test.ts'],
          pool: 'forks',
        },
      },
      {
        ...shared,
        test: {
          name: 'flow',
          include: ['{database,plugins}/**/*.flow.test.ts', 'tests/{contract,permissions,faults}/**/*.test.ts'],
          exclude: neverOurs,
          pool: 'forks',
          isolate: true,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['tests/setup/prepared-world.setup.ts'],
        },
      },
    ],
  },
});
