/**
 * Entry point of the process that prepares the worlds which suites copy: an installation after its first start, then, going on from
 * that one, the demo world. `PREPARED_WORLDS` names both, in this order. There are no workers yet: the jobs run here.
 */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cheapenLogins } from './cheap-logins';
import { nothingInIt, worldEnvironment, type PreparedWorld } from './prepared-world';
import { builtKernel, load, unload } from './served';
import { copyDatabase, servicesOfTests, urlOf } from './services';

const run = promisify(execFile);

async function start({ folder, database }: PreparedWorld, more: NodeJS.ProcessEnv): Promise<void> {
  const services = servicesOfTests() === null ? {} : { DATABASE_URL: urlOf(database) };
  const strapi = await load({ ...worldEnvironment(folder), REDIS_URL: '', ...services, ...more });
  await builtKernel().drainJobs(strapi);
  await unload(strapi);
}

async function main([installed, demo]: readonly [PreparedWorld, PreparedWorld]): Promise<void> {
  await mkdir(path.dirname(installed.folder), { recursive: true });
  if (servicesOfTests() !== null) await copyDatabase('template1', installed.database);
  await start(installed, nothingInIt);
  await run('cp', ['-R', installed.folder, demo.folder]);
  if (servicesOfTests() !== null) await copyDatabase(installed.database, demo.database);
  await start(demo, {});
  await cheapenLogins(demo.folder, demo.database);
}

main(JSON.parse(process.env.PREPARED_WORLDS ?? '') as [PreparedWorld, PreparedWorld]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
