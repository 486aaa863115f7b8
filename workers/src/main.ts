// The workers process: the platform without HTTP, running the jobs that plugins define (services mode).
import { createServer } from 'node:http';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { env, requireEnvironment } from '@mayorista/config';
import { startWorker } from '@mayorista/kernel';
import { concurrency } from './concurrency';

const appDir = path.join(requireEnvironment().root, 'cms');

async function main(): Promise<void> {
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  await strapi.load();
  const worker = startWorker(strapi, { concurrency });
  const health = createServer((_request, response) => response.writeHead(204).end());
  health.listen(env().workerHealthPort, env().host);

  const stop = async (): Promise<void> => {
    health.close();
    await worker.stop();
    await strapi.destroy();
    process.exit(0);
  };
  // createStrapi would stop by itself on these, under the feet of running jobs: here the jobs come first.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.removeAllListeners(signal).once(signal, () => void stop().catch(fail));
  strapi.log.info('Trabajos: en marcha');
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

main().catch(fail);
