import { freePort } from '../../../plugins/kernel/testing/free-port';
import { copyOfWorld } from '../../../plugins/kernel/testing/prepared-world';
import { startServer, type RunningServer } from './server-process';

export interface StartedWorld {
  readonly panelUrl: string;
  readonly storeUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts the platform with its panel and the store on a fresh copy of the demo world, on free ports; leaves nothing behind when it fails. */
export async function startWorld(): Promise<StartedWorld> {
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
