/**
 * What `npm test` runs, in order. `report` says how a stage's tests are counted: vitest and playwright write a JSON report
 * to the file of the environment variable; a check counts as one test.
 */
export const stages = [
  { name: 'types', label: 'Tipos', command: ['node', 'config/launch/typecheck.mjs'], report: 'check' },
  { name: 'lint', label: 'Estilo y dependencias', command: ['npm', 'run', '--silent', 'lint'], report: 'check' },
  { name: 'unit', label: 'Reglas', command: ['npx', 'vitest', 'run', '--project', 'unit'], report: 'vitest' },
  {
    name: 'flow',
    label: 'Flujos contra el servidor',
    // A third one works while two of them wait for a process or a clock.
    command: ['npx', 'vitest', 'run', '--project', 'flow', '--maxWorkers=3'],
    report: 'vitest',
  },
  {
    name: 'services',
    label: 'Los mismos flujos sobre PostgreSQL y Redis',
    command: ['node', 'tests/services/run.mjs'],
    report: 'vitest',
  },
  {
    name: 'journeys',
    label: 'Recorridos en el navegador',
    command: ['npx', 'playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'],
    report: 'playwright',
  },
];
