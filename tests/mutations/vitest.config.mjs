import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config.mts';

const [rules] = whole.test.projects;

/** The rules' tests named by MUTATED_TESTS, in one process: what changes the rules is tried against them. */
export default defineConfig({
  resolve: rules.resolve,
  test: { include: (process.env.MUTATED_TESTS ?? '').split(','), testTimeout: 30_000 },
});
