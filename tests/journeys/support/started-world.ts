/** Where the servers are that `servers.setup.ts` started, and who may enter them. */
export const storeUrl = (): string => started('STORE_URL');
export const panelUrl = (): string => started('PANEL_URL');

/** Of every demo account, of the store and of the panel. */
export const demoPassword = 'Mayorista-2026';

/** 'distribuidor' is distribuidor@demo.test. */
export const mailOf = (account: string): string => `${account}@demo.test`;

/** Each of the workers that run journeys side by side has a world of its own. */
function started(name: 'STORE_URL' | 'PANEL_URL'): string {
  const url = process.env[`${name}_${process.env.TEST_PARALLEL_INDEX ?? '0'}`];
  if (url === undefined) throw new Error(`${name}: the servers were not started`);
  return url;
}
