// The workers process: the platform without HTTP, running the jobs that plugins define (services mode).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { env, requireEnvironment } from '@mayorista/config';
import { readyAnswer, serveMetrics, startWorker, stopJobs, takeSignals, type Core } from '@mayorista/kernel';
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
  let isStopping = false;
  const health = createServer((request, response) => {
    tellHealth(strapi, request, response, isStopping).catch((error: unknown) => {
      strapi.log.error(`Salud: ${String(error)}`);
      response.writeHead(500).end();
    });
  });
  health.listen(env().workerHealthPort, env().host);
  await serveMetrics(strapi, env().metrics.worker);

  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([worker.stop(), stopJobs(strapi)]);
    health.close();
    health.closeAllConnections();
    await strapi.destroy();
    process.exit(0);
  };
  // createStrapi would stop by itself on these, under the feet of running jobs: here the jobs come first.
  takeSignals(stop, fail);
  strapi.log.info('Trabajos: en marcha');
}

/** `/ready` says what the process stands on; every other address says that it lives. */
async function tellHealth(
  strapi: Core.Strapi,
  { url }: IncomingMessage,
  response: ServerResponse,
  isStopping: boolean,
): Promise<void> {
  if (url !== '/ready') return void response.writeHead(url === '/live' ? 200 : 204).end();
  const { status, body } = await readyAnswer(strapi, isStopping);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

main().catch(fail);
