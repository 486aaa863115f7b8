import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import prepareWorld from '../../setup/prepared-world.setup';
import { freePort } from '../../../plugins/kernel/testing/free-port';
import { copyOfWorld, repositoryRoot } from '../../../plugins/kernel/testing/prepared-world';
import { startServer, type RunningServer } from './server-process';

const built = {
  'el panel': path.join('cms', 'dist', 'build', 'index.html'),
  'la tienda': path.join('storefront', 'build', 'server', 'index.js'),
};

/** Starts for each worker the platform with its panel and the store on a fresh copy of the demo world; tells the journeys where they are. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  for (const [name, file] of Object.entries(built)) {
    if (!existsSync(path.join(repositoryRoot, file))) throw new Error(`Falta construir ${name}: npm start lo hace`);
  }
  await prepareWorld();
  const started: StartedWorld[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((world) => world.stop()));
  };
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, async (_, worker) => {
      const world = await startWorld();
      started.push(world);
      process.env[`PANEL_URL_${worker}`] = world.panelUrl;
      process.env[`STORE_URL_${worker}`] = world.storeUrl;
    }),
  );
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  return stop;
}

interface StartedWorld {
  readonly panelUrl: string;
  readonly storeUrl: string;
  readonly stop: () => Promise<void>;
}

async function startWorld(): Promise<StartedWorld> {
  const world = await copyOfWorld();
  const ports = { cms: await freePort(), store: await freePort() };
  const [panelUrl, storeUrl] = [`http://127.0.0.1:${ports.cms}`, `http://127.0.0.1:${ports.store}`];
  const environment = {
    ...world.environment,
    HOST: '127.0.0.1',
    CMS_PORT: String(ports.cms),
    STOREFRONT_PORT: String(ports.store),
    // Two worlds and two browsers share the cores.
    STOREFRONT_PROCESSES: '1',
    PUBLIC_CMS_URL: panelUrl,
    PUBLIC_STORE_URL: storeUrl,
  };
  const running: RunningServer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((server) => server.stop()));
    await world.remove();
  };
  try {
    running.push(startServer('cms', 'server.cjs', { ...environment, SERVE_ADMIN: 'true' }));
    running.push(startServer('storefront', 'server.mjs', { ...environment, NODE_ENV: 'production' }));
    const [cms, store] = running;
    await Promise.all([cms?.isUp(`${panelUrl}/_health`), store?.isUp(`${storeUrl}/healthz`)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { panelUrl, storeUrl, stop };
}
