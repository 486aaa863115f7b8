/**
 * What `npm test` runs, in this order as `cores` get free. `after` names what must have ended before it. `report` says how a
 * stage's tests are counted: vitest and playwright write a JSON report to the file of the environment variable; a check counts as
 * one test.
 */
export const stages = [
  {
    name: 'lint',
    label: 'Estilo y tipos',
    command: ['npm', 'run', '--silent', 'lint:code'],
    report: 'check',
    cores: 1,
  },
  {
    name: 'services',
    label: 'Los mismos flujos sobre PostgreSQL y Redis',
    command: ['node', 'tests/services/run.mjs'],
    report: 'vitest',
    cores: 1,
    after: ['panel', 'tools'],
  },
  {
    name: 'flow',
    label: 'Flujos contra el servidor',
    command: ['npx', 'vitest', 'run', '--project', 'flow', '--maxWorkers=2'],
    report: 'vitest',
    cores: 1,
    // Building the panel writes over the server's files for a moment.
    after: ['panel'],
  },
  {
    name: 'unit',
    label: 'Reglas',
    command: ['npx', 'vitest', 'run', '--project', 'unit', '--maxWorkers=1'],
    report: 'vitest',
    cores: 1,
    // The two above take the longest: begun with them, the last of them has no idle core beside it.
    after: ['panel'],
  },
  {
    name: 'imports',
    label: 'Dependencias',
    command: ['npm', 'run', '--silent', 'lint:imports'],
    report: 'check',
    cores: 1,
  },
  {
    name: 'dead',
    label: 'Código sin uso',
    command: ['npm', 'run', '--silent', 'lint:dead'],
    report: 'check',
    cores: 1,
  },
  {
    name: 'journeys',
    label: 'Recorridos en el navegador',
    command: ['npx', 'playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'],
    report: 'playwright',
    cores: 2,
    after: ['panel', 'store', 'tools'],
  },
];
