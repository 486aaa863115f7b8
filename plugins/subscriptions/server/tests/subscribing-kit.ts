import type { AnswerOf } from '@mayorista/kernel/shape';
import type { Answer, Client, TestApp } from '@mayorista/kernel/testing';
import type { acobaInstaller, acobaSubscription } from '../../shared';
import type { PlatformServer } from './platform-server';

export type Subscription = AnswerOf<typeof acobaSubscription> & {
  readonly status_label: string;
  readonly init_point: string | null;
};
export interface List<T> {
  readonly data: readonly T[];
  readonly total: number;
}
export type One<T> = { readonly data: T };

/** A subscription product as it is sold. */
export interface Plan {
  readonly id: number;
  readonly name: string;
  readonly fixed_price: string;
  readonly init_point: string;
}

export const path = '/api/acoba-subscriptions';
let count = 0;

/** An installer's account with a client who has so many devices; whose account exists already is given another client. */
export async function givenClient(
  who: Client,
  platform: PlatformServer,
  devices = 1,
): Promise<{ readonly client: string; readonly devices: readonly string[] }> {
  count += 1;
  const given = { name: 'Instalador de prueba', email: `instalador${count}@prueba.test`, telephone: '5555123403' };
  await who.post('/api/acoba-installers', given);
  const [account] = (await who.get<List<AnswerOf<typeof acobaInstaller>>>('/api/acoba-installers')).body.data;
  const key = String(account?.acoba_installer_id);
  const client = `cli-${process.pid}-${count}`;
  const made = Array.from({ length: devices }, (_each, at) => ({
    device_id: `${client}-d${at + 1}`,
    name: `Grabador ${at + 1}`,
    type: 'NVR',
    manufacturer: 'Vikron',
    max_channels: 16,
  }));
  const added = {
    id: client,
    name: 'Condominio',
    last_name: 'Los Fresnos',
    email: 'admin@fresnos.test',
    devices: made,
  };
  platform.clients.set(key, [...(platform.clients.get(key) ?? []), added]);
  return { client, devices: made.map(({ device_id: id }) => id) };
}

/** The subscription products, cheapest first. */
export const plansFor = async (who: Client): Promise<readonly Plan[]> =>
  (await who.get<List<Plan>>('/api/acoba-subscription-products')).body.data;

/** Asks for a subscription. */
export const ask = (
  who: Client,
  customer_id: string,
  device_id: string,
  product_id: number,
): Promise<Answer<One<Subscription>>> => who.post<One<Subscription>>(path, { customer_id, device_id, product_id });

/** Counts the rows that hold or held a device. */
export const rowsOf = async (app: TestApp, device_id: string): Promise<number> =>
  ((await app.strapi.db.connection('acoba_subscriptions').where({ device_id }).select('id')) as unknown[]).length;
