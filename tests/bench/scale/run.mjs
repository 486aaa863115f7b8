// Measures lists, searches and pages beside many past orders, companies and people, on PostgreSQL: npm run bench:scale -- --count 1000000
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../../../config/launch/root.mjs';
import { postgresServer, redisServer } from '../../services/servers.mjs';

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000000' } } });
const servers = [];
let runner = null;

function stopAll() {
  runner?.kill('SIGTERM');
  for (const server of servers) server.remove();
}

async function main() {
  const [postgres, redis] = [postgresServer(), redisServer()];
  servers.push(postgres, redis);
  await Promise.all([postgres.start(), redis.start()]);
  const env = {
    ...process.env,
    MAYORISTA_TEST_POSTGRES: postgres.url(),
    MAYORISTA_TEST_REDIS: redis.url(),
    BENCH_ORDERS: values.count,
  };
  const file = 'tests/bench/scale/scale.flow.test.ts';
  const args = ['vitest', 'run', '--project', 'flow', '--testTimeout=1800000', '--hookTimeout=1800000', file];
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
