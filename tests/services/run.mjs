// Runs the flow suites once more on PostgreSQL and Redis: for each suite two cms processes and one workers process, side by
// side on one database. The servers run in temporary folders on free ports and are stopped by pid.
import { spawn } from 'node:child_process';
import { root } from '../../config/launch/root.mjs';
import { postgresServer, redisServer } from './servers.mjs';

// What runs here too: suites that write, so that each write is tried on both databases, whose SQL is of a dialect, or that
// cross processes or Redis. A suite in the folders below that does none of it is listed in `onlyOnce`.

/** Suites of the folders below that neither write anything of their own nor ask a database anything that others do not. */
const onlyOnce = [
  // How long a login takes, and what it compares.
  'plugins/people/server/tests/login-time.flow.test.ts',
  // What a development machine's console shows.
  'plugins/people/server/tests/mail-console.flow.test.ts',
  // Another server that is away: the search's.
  'plugins/search/server/tests/server-away.flow.test.ts',
  // What a PDF holds, and who may have it.
  'plugins/catalogue/server/tests/labels.flow.test.ts',
];

// Of the kernel those whose jobs every process knows: the others define jobs in the test's own process.
const kernel = ['documents', 'idempotency', 'rate-limit', 'records', 'shapes', 'shape-sets'].map(
  (name) => `plugins/kernel/server/tests/${name}.flow.test.ts`,
);
// Who may call what is decided before any database is asked: the matrix of routes and roles is run once, on SQLite.
const suites = process.env.SERVICES_SUITES?.split(',') ?? [
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
const servers = [];
let runner = null;

function stopAll() {
  runner?.kill('SIGTERM');
  for (const server of servers) server.remove();
}

async function main() {
  const postgres = postgresServer();
  const redis = redisServer();
  servers.push(postgres, redis);
  await Promise.all([postgres.start(), redis.start()]);
  const env = {
    ...process.env,
    MAYORISTA_TEST_POSTGRES: postgres.url(),
    MAYORISTA_TEST_REDIS: redis.url(),
    ...(process.env.SERVICES_SUITES === undefined ? { MAYORISTA_TEST_WITHOUT: onlyOnce.join() } : {}),
  };
  const args = ['vitest', 'run', '--project', 'flow', '--maxWorkers=2', ...suites, ...process.argv.slice(2)];
  runner = spawn('npx', args, { cwd: root, env, stdio: 'inherit' });
  return new Promise((resolve) => runner.once('exit', (code) => resolve(code ?? 1)));
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
const code = await main().catch((error) => {
  console.error(error);
  return 1;
});
stopAll();
process.exit(code);
