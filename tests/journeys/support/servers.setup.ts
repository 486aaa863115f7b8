import { existsSync } from 'node:fs';
import path from 'node:path';
import prepareWorld from '../../setup/prepared-world.setup';
import { copyOfWorld, repositoryRoot } from '../../../plugins/kernel/testing/prepared-world';
import { freePort, startServer, type RunningServer } from './server-process';

const built = {
  'el panel': path.join('cms', 'dist', 'build', 'index.html'),
  'la tienda': path.join('storefront', 'build', 'server', 'index.js'),
};

/** Starts the platform with its panel and the store on a fresh copy of the demo world; tells the journeys where they are. */
export default async function startServers(): Promise<() => Promise<void>> {
  for (const [name, file] of Object.entries(built)) {
    if (!existsSync(path.join(repositoryRoot, file))) throw new Error(`Falta construir ${name}: npm start lo hace`);
  }
  await prepareWorld();
  const world = await copyOfWorld();
  const ports = { cms: await freePort(), store: await freePort() };
  const urls = { panel: `http://127.0.0.1:${ports.cms}`, store: `http://127.0.0.1:${ports.store}` };
  const environment = {
    ...world.environment,
    HOST: '127.0.0.1',
    CMS_PORT: String(ports.cms),
    STOREFRONT_PORT: String(ports.store),
    PUBLIC_CMS_URL: urls.panel,
    PUBLIC_STORE_URL: urls.store,
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
    await Promise.all([cms?.isUp(`${urls.panel}/_health`), store?.isUp(`${urls.store}/healthz`)]);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.PANEL_URL = urls.panel;
  process.env.STORE_URL = urls.store;
  return stop;
}
