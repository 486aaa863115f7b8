// Of the kernel those whose jobs every process knows: the others define jobs in the test's own process.
const kernel = ['documents', 'idempotency', 'rate-limit', 'records', 'shapes', 'shape-lists', 'shape-sets'].map(
  (name) => `plugins/kernel/server/tests/${name}.flow.test.ts`,
);
/**
 * Which flow files run once more on PostgreSQL and Redis, by parts of their paths. Who may call what is decided before any database is
 * asked: the matrix of routes and roles is run once, on SQLite.
 */
export const servicesSuites = [
  'plugins/cart',
  'plugins/catalogue',
  'plugins/companies',
  'plugins/inventory',
  'plugins/notifications',
  'plugins/payments',
  'plugins/people',
  'plugins/pricing',
  'plugins/sales',
  'plugins/search',
  'plugins/workforce',
  'database/backup',
  'plugins/reference',
  'tests/faults/last-unit',
  'tests/faults/orders-survive-kills',
  'tests/services/imports',
  'tests/services/releases',
  'tests/faults/dependencies',
  'tests/upgrade',
  ...kernel,
];
