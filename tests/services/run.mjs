// Runs the flow suites once more on PostgreSQL and Redis: for each suite two processes side by side on one
// database, of which the second runs the jobs too. The servers run in temporary folders on free ports and are stopped by pid.
import { spawn } from 'node:child_process';
import { root } from '../../config/launch/root.mjs';
import { postgresServer, redisServer } from './servers.mjs';
import { onlyOnce, servicesSuites } from './suites.mjs';

const suites = process.env.SERVICES_SUITES?.split(',') ?? servicesSuites;
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
  // Three leave a core to others while they wait for the process beside them, a job or a clock.
  const args = ['vitest', 'run', '--project', 'flow', '--maxWorkers=3', ...suites, ...process.argv.slice(2)];
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
