// Of the kernel those whose jobs every process knows: the others define jobs in the test's own process.
const kernel = [
  'costs',
  'documents',
  'idempotency',
  'quick-rows',
  'rate-limit',
  'records',
  'shapes',
  'shape-lists',
  'shape-sets',
].map((name) => `plugins/kernel/server/tests/${name}.flow.test.ts`);
/**
 * Which flow files run once more on PostgreSQL and Redis, by parts of their paths. Who may call what is decided before any database is
 * asked: the matrix of routes and roles is run once, on SQLite.
 */
export const servicesSuites = [
  'plugins/surveys',
  'plugins/academy',
  'plugins/billing',
  'plugins/cart',
  'plugins/catalogue',
  'plugins/companies',
  'plugins/compliance',
  'plugins/engagement',
  'plugins/incidences',
  'plugins/inventory',
  'plugins/listings',
  'plugins/marketing',
  'plugins/notifications',
  'plugins/payments',
  'plugins/people',
  'plugins/pricing',
  'plugins/product-content',
  'plugins/quotations',
  'plugins/sales',
  'plugins/search',
  'plugins/shipping',
  'plugins/subscriptions',
  'plugins/workforce',
  'database/backup',
  'plugins/reference',
  'tests/faults/last-unit',
  'tests/faults/orders-survive-kills',
  'tests/services/imports',
  'tests/services/releases',
  'tests/faults/dependencies',
  'tests/upgrade',
  'tests/contract/edges',
  ...kernel,
];

/**
 * Suites of these folders that run on SQLite alone. The rule: a suite runs on both that writes, so that each write is tried on both
 * databases, that asks in SQL of a dialect, or that crosses processes or Redis. These do none of it that others do not.
 */
export const onlyOnce = [
  // A command's words, and what is missing on the first day: a first start on PostgreSQL is tests/services/releases.
  'plugins/people/server/tests/first-day.flow.test.ts',
  // How long a login takes, and what it compares.
  'plugins/people/server/tests/login-time.flow.test.ts',
  // What a development machine's console shows.
  'plugins/people/server/tests/mail-console.flow.test.ts',
  // Days years ahead, which the process that runs the jobs beside does not live in.
  'plugins/compliance/server/tests/expiries.flow.test.ts',
  // One process that is killed: whose job it is that dies is then certain.
  'plugins/billing/server/tests/stamps-survive-kills.flow.test.ts',
  // Another server that is away: the search's.
  'plugins/search/server/tests/server-away.flow.test.ts',
  // What a PDF holds, and who may have it.
  'plugins/catalogue/server/tests/labels.flow.test.ts',
  // Every statement by which these write is one of another suite that runs on both: recorded, and compared by table and columns.
  'plugins/cart/server/tests/cart-csv.flow.test.ts',
  'plugins/cart/server/tests/services.flow.test.ts',
  'plugins/listings/server/tests/store-filters.flow.test.ts',
  'plugins/people/server/tests/access-by-role.flow.test.ts',
  // The search engine has a database of its own, the same beside either.
  'plugins/search/server/tests/search.flow.test.ts',
];

/**
 * Suites of both that every run tries on both: where several act at the same moment or a second process is asked, which is where
 * databases differ most, the kernel that all stand on, and databases of former releases. The others: `npm test -- --all`.
 */
export const onBothInEveryRun = [
  ...kernel,
  'plugins/cart/server/tests/kept-cart.flow.test.ts',
  'plugins/cart/server/tests/offer-alternatives.flow.test.ts',
  'plugins/cart/server/tests/place-order.flow.test.ts',
  'plugins/companies/server/tests/contact-codes.flow.test.ts',
  'plugins/companies/server/tests/costs.flow.test.ts',
  'plugins/inventory/server/tests/reservations.flow.test.ts',
  'plugins/inventory/server/tests/stock.flow.test.ts',
  'plugins/inventory/server/tests/supplier-price-agreements.flow.test.ts',
  'plugins/listings/server/tests/kept-pages.flow.test.ts',
  'plugins/payments/server/tests/second-person.flow.test.ts',
  'plugins/people/server/tests/login.flow.test.ts',
  'plugins/people/server/tests/panel-login.flow.test.ts',
  'plugins/people/server/tests/passwords.flow.test.ts',
  'plugins/people/server/tests/sessions.flow.test.ts',
  'plugins/sales/server/tests/shipment-serials.flow.test.ts',
  'plugins/search/server/tests/insights.flow.test.ts',
  'plugins/surveys/server/tests/answers.flow.test.ts',
  'plugins/subscriptions/server/tests/one-a-device.flow.test.ts',
  'tests/faults/last-unit.flow.test.ts',
  'tests/upgrade',
];

/** Suites of SQLite that `npm test -- --all` alone runs: they start and end processes again and again. A server that is killed in the middle is in every run. */
export const withAllAlone = [
  'database/backup/tests/backup.flow.test.ts',
  'database/importers/tests/import-reference.flow.test.ts',
  'plugins/billing/server/tests/stamps-survive-kills.flow.test.ts',
  'plugins/people/server/tests/first-day.flow.test.ts',
  'tests/faults/after-order-survives-kills.flow.test.ts',
  'tests/faults/import-survives-kills.flow.test.ts',
  'tests/faults/jobs-survive-kills.flow.test.ts',
  'tests/faults/observed.flow.test.ts',
  'tests/faults/orders-survive-kills.flow.test.ts',
  'tests/services/releases.flow.test.ts',
];
