import type { StartedWorld } from './start-world';

/** Where the servers are that the journeys of this worker go to, and who may enter them. */
export const storeUrl = (): string => told('STORE_URL');
export const panelUrl = (): string => told('PANEL_URL');

/** Of every demo account, of the store and of the panel. */
export const demoPassword = 'Mayorista-2026';

/** 'distribuidor' is distribuidor@demo.test. */
export const mailOf = (account: string): string => (account.includes('@') ? account : `${account}@demo.test`);

/** Each of the workers that run journeys side by side has a world of its own. */
const thisWorker = (): string => process.env.TEST_PARALLEL_INDEX ?? '0';

/** From now on the journeys of a worker, in this process and in those it starts, go to `world`. */
export function tellWorld({ storeUrl: store, panelUrl: panel }: StartedWorld, worker: string): void {
  process.env[`STORE_URL_${worker}`] = store;
  process.env[`PANEL_URL_${worker}`] = panel;
}

function told(name: 'STORE_URL' | 'PANEL_URL'): string {
  const url = process.env[`${name}_${thisWorker()}`];
  if (url === undefined) throw new Error(`${name}: the servers were not started`);
  return url;
}
