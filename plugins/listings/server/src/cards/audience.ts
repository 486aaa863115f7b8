import { isAllowed, service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { CardAudience, CardViewer } from '../../../contract';
import { extensionsOf } from './extensions';

/** Says everything of a viewer that decides what they are shown. Providers left out by `only` are not asked. */
export async function audienceOf(strapi: Core.Strapi, viewer: CardViewer): Promise<CardAudience> {
  const { fields, priceScale, promoFilter, outletFilter } = extensionsOf(strapi);
  const { actor, only } = viewer;
  const providers = fields.filter(({ name }) => only === undefined || only.includes(name));
  const parts = await Promise.all(
    providers.map(async (provider) => [provider.name, await provider.partOf(viewer)] as const),
  );
  return {
    kind: (await service(strapi, 'companies.audiences').of(actor)).kind,
    seesHidden: isAllowed(actor, 'products.read'),
    listCurrency: (await priceScale?.currencyOf(viewer)) ?? null,
    promo: (await promoFilter?.partOf(viewer)) ?? null,
    seesRefurbished: (await outletFilter?.isShownTo(viewer)) ?? false,
    fields: Object.fromEntries(parts),
  };
}
