/** Changes of conditions, bounds and guards; texts and empty objects are left alone: no rule hangs on them. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutations/survivors.reporter.mjs'],
  reporters: ['survivors'],
  vitest: { configFile: 'tests/mutations/vitest.config.mjs', related: false },
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'] },
  ignorePatterns: ['**/dist', '**/build', '.data', '**/.cache', 'tests/journeys', 'tests/bench', 'tests/upgrade'],
  tempDirName: 'node_modules/.cache/mayorista/mutations',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  logLevel: 'warn',
};
