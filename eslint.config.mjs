import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './config/lint/house.mjs';

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.spec.ts',
  'tests/**/*.ts',
  'plugins/*/server/tests/**/*.ts',
  'plugins/search-engine/tests/**/*.ts',
];
const counted = { skipBlankLines: true, skipComments: true };

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/build/**',
      '**/.cache/**',
      '**/.strapi/**',
      '.data/**',
      'config/src/answers/schema.d.ts',
      'cms/types/**',
      '**/*.d.ts',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'every file',
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { house },
    rules: {
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'house/process-env': 'error',
    },
  },
  {
    name: 'sizes',
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    rules: {
      'max-lines': ['error', { max: 300, ...counted }],
      'max-lines-per-function': ['error', { max: 60, ...counted, IIFEs: true }],
      complexity: ['error', 12],
      'max-depth': ['error', 4],
      'max-params': ['error', 4],
    },
  },
  {
    name: 'types',
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './storefront/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'house/types': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-ignore': true,
          'ts-nocheck': true,
          'ts-expect-error': 'allow-with-description',
          minimumDescriptionLength: 10,
        },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    name: 'rules and machines are pure',
    files: ['**/*.rules.ts', '**/*.machine.ts'],
    rules: { 'house/clock-in-rules': 'error' },
  },
  {
    name: 'uids and services',
    files: ['plugins/**/*.{ts,tsx}', 'cms/src/**/*.{ts,tsx}', 'workers/**/*.ts', 'database/**/*.ts'],
    ignores: ['**/uids.ts', '**/*.uids.ts', 'plugins/*/testing/**', ...tests],
    rules: { 'house/uid-literal': 'error' },
  },
  {
    name: 'services by their published name',
    files: ['plugins/**/*.{ts,tsx}', 'cms/src/**/*.{ts,tsx}', 'workers/**/*.ts'],
    ignores: ['plugins/kernel/**'],
    rules: { 'house/service-lookup': 'error' },
  },
  {
    // Seeds, importers and migrations (database) know tables as they are: they stand on no plugin, and write what plugins read.
    name: 'tables by their own domain',
    files: ['plugins/*/server/**/*.ts', 'plugins/*/shared/**/*.ts', 'cms/src/**/*.ts', 'workers/**/*.ts'],
    ignores: [...tests, 'plugins/*/server/bench/**'],
    rules: { 'house/own-tables': 'error' },
  },
  {
    // Other packages still have such comments.
    name: 'docstrings of the kernel',
    files: ['plugins/kernel/**/*.{ts,tsx}'],
    rules: { 'house/plain-docstrings': 'error' },
  },
  {
    name: 'screens',
    files: ['**/*.tsx'],
    extends: [a11y.flatConfigs.recommended],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines': ['error', { max: 200, ...counted }],
      'max-lines-per-function': ['error', { max: 100, ...counted }],
    },
  },
  {
    // Remix throws responses to end a loader: that is its way to redirect.
    name: 'store',
    files: ['storefront/app/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    name: 'routes',
    files: ['**/*.route.{ts,tsx}', '**/*.routes.ts'],
    rules: { 'max-lines': ['error', { max: 200, ...counted }] },
  },
  {
    name: 'tests',
    files: tests,
    rules: {
      'house/cases-by-hand': 'error',
      'max-lines': ['error', { max: 300, ...counted }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    name: 'data, of any length',
    files: ['database/seeds/**/*.ts', 'config/src/permissions/domains/*.ts', 'plugins/*/server/src/data/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // x, y, width, height and colour of a shape are five numbers whichever way they are passed.
    name: 'drawings',
    files: ['database/seeds/**/*.ts'],
    rules: { 'max-params': ['error', 7] },
  },
  {
    name: 'who may read the environment: config, and what starts processes or runs before config is built',
    files: [
      'config/src/env.ts',
      'config/launch/**/*.mjs',
      'cms/*.cjs',
      'database/sqlite/*.cjs',
      '**/{vite,vitest,playwright}.config.{ts,mts}',
      'plugins/kernel/testing/**/*.ts',
      'database/importers/testing/**/*.ts',
      'tests/**/*.mjs',
      'storefront/bench/*.mjs',
      ...tests,
    ],
    rules: { 'house/process-env': 'off' },
  },
);
