import {
  installers as installerSeeds,
  products,
  subscriptionPlans as planSeeds,
  type InstallerSeed,
  type SubscriptionSeed,
} from '@mayorista/database/seeds';
import {
  addDays,
  createShaped,
  getKnex,
  inTransaction,
  personActor,
  service,
  systemActor,
  today,
  type Actor,
  type Core,
  type Deps,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/people/contract';
import { openInstaller } from '../installers/open-installer';
import { subscriptionPlans } from '../plans/plan.record';
import { getPlatform } from '../platform/get-platform';
import { demoClients } from '../platform/stand-in/demo-clients';
import { subscribe } from '../subscriptions/subscribe';
import { writeState } from '../subscriptions/write-state';
import { tables } from '../uids';

const desk = systemActor('Andrés Solís Arteaga');

/** Plans, installers and what they bought in the demo world, through the calls that people use. */
export const subscriptionsDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    const productIds = await idsByModel(strapi);
    if ((await getKnex(strapi)(tables.plan).first('id')) === undefined) await loadPlans(strapi, productIds);
    // Nobody made up becomes a customer of a real platform.
    if (!getPlatform(strapi).isDemo) return;
    for (const seed of installerSeeds) await loadInstaller(strapi, seed, productIds);
  },
});

type Ids = ReadonlyMap<string, number>;

async function idsByModel(strapi: Core.Strapi): Promise<Ids> {
  const sold = products.filter(({ model }) => planSeeds.some((plan) => plan.model === model));
  const bySku = await service(strapi, 'catalogue.nom-flags').idsBySku(
    getKnex(strapi),
    sold.map(({ sku }) => sku),
  );
  const ids = new Map(sold.map(({ model, sku }) => [model, bySku.get(sku) ?? 0]));
  await service(strapi, 'catalogue.cards').refresh([...ids.values()]);
  return ids;
}

const loadPlans = (strapi: Core.Strapi, productIds: Ids): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    for (const { model, lines, ...fields } of planSeeds) {
      const given = { ...fields, product_id: productIds.get(model), lines: lines.map((text) => ({ text })) };
      await createShaped(subscriptionPlans, tx, desk, { input: subscriptionPlans.schemas.create.parse(given) });
    }
  });

async function loadInstaller(strapi: Core.Strapi, seed: InstallerSeed, productIds: Ids): Promise<void> {
  const { account, subscriptions, ...input } = seed;
  const [person] = await service(strapi, 'people.users').ofEmails([account]);
  if (person === undefined) throw new Error(`The demo world of subscriptions names ${account}, who is nobody`);
  const owner = person.company_id === null ? { person_id: person.id } : { company_id: person.company_id };
  if ((await getKnex(strapi)(tables.installer).where(owner).first('id')) !== undefined) return;
  const actor = await personActor(strapi, person.id);
  if (actor === null) throw new Error(`${account} of the demo world may not log in`);
  const id = await openInstaller(strapi, actor, input);
  for (const each of subscriptions) await loadSubscription(strapi, actor, { id, each, productIds });
}

async function loadSubscription(
  strapi: Core.Strapi,
  actor: Actor,
  { id, each, productIds }: { readonly id: number; readonly each: SubscriptionSeed; readonly productIds: Ids },
): Promise<void> {
  const { acoba_installer_id: key } = (await getKnex(strapi)(tables.installer)
    .where({ id })
    .first('acoba_installer_id')) as { acoba_installer_id: string };
  const client = demoClients(key)[each.client - 1];
  const device = client?.devices[each.device - 1];
  if (client === undefined || device === undefined) throw new Error(`No device ${each.client}.${each.device}`);
  const asked = { clientId: client.id, deviceId: device.device_id, productId: productIds.get(each.model) ?? 0 };
  const made = await subscribe(strapi, actor, asked);
  const { acoba_subscription_id: subscription } = (await getKnex(strapi)(tables.subscription)
    .where({ id: made })
    .first('acoba_subscription_id')) as { acoba_subscription_id: string };
  const [since, left] = each.days ?? [null, null];
  const state = {
    id: subscription,
    status: each.status,
    start_date: since === null ? null : addDays(today(), -since),
    end_date: left === null ? null : addDays(today(), left),
  };
  await writeState(strapi, made, { status: each.status, state });
}
