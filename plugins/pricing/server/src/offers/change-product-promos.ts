import {
  emit,
  inTransaction,
  NotFoundError,
  recordAudit,
  ValidationError,
  service,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { PriceFields } from '@mayorista/catalogue/contract';
import { productChanged } from '@mayorista/catalogue/events';
import { judgePrices, offeredOf } from '../giving/judge-prices';
import { offerFacts, offersAuditedAs } from './offer-history';
import { refusedDays } from './offer.rules';
import { offersOf, replaceOffer, replaceTiers, tiersOf } from './offer.store';
import { offerKinds, type OfferField, type ProductPromosInput } from './product-promos.schema';

/** Changes a product's promos, levels and volume tiers as one: all or nothing (spec catalogue 7, product-promos). */
export async function changeProductPromos(
  strapi: Core.Strapi,
  actor: Actor,
  productId: number,
  input: ProductPromosInput,
): Promise<void> {
  const refusals = [
    ...(Object.keys(offerKinds) as OfferField[]).flatMap((field) => daysRefusals(input, field)),
    ...tierRefusals(input),
  ];
  if (refusals.length > 0) throw new ValidationError(refusals);
  await inTransaction(strapi, async (tx) => {
    const fields = service(strapi, 'catalogue.price-fields');
    const priced = (await fields.read(tx.trx, [productId])).get(productId);
    if (priced === undefined) throw new NotFoundError();
    const offered = await offeredOf(tx, productId);
    const before = await factsOf(tx, productId);
    for (const field of Object.keys(offerKinds) as OfferField[])
      await changeOffer(tx, actor, productId, { field, offer: input[field] });
    if (input.volume_tiers !== undefined) await replaceTiers(tx, productId, input.volume_tiers);
    if (input.discountType !== undefined)
      await service(strapi, 'catalogue.price-fields').classify(tx, actor, productId, input.discountType);
    await fields.change(tx, actor, new Map([[productId, levelsOf(input)]]));
    await judgePrices(
      tx,
      actor,
      [
        {
          productId,
          before: { fields: priced, ...offered },
          after: { fields: { ...priced, ...levelsOf(input) }, ...(await offeredOf(tx, productId)) },
        },
      ],
      '_general',
    );
    const after = await factsOf(tx, productId);
    if (JSON.stringify(before) !== JSON.stringify(after))
      await recordAudit(tx, actor, {
        modelType: offersAuditedAs,
        modelId: productId,
        action: 'changed',
        before,
        after,
      });
    await emit(tx, productChanged, { ids: [productId] });
  });
}

const factsOf = async (tx: Tx, productId: number) =>
  offerFacts(await offersOf(tx.trx, [productId]), await tiersOf(tx.trx, productId));

async function changeOffer(
  tx: Tx,
  actor: Actor,
  productId: number,
  { field, offer }: { field: OfferField; offer: ProductPromosInput[OfferField] },
): Promise<void> {
  if (offer === undefined) return;
  await replaceOffer(
    tx,
    productId,
    offerKinds[field],
    offer === null ? null : { start_date: null, end_date: null, ...offer, set_by: actor.name },
  );
}

function daysRefusals(input: ProductPromosInput, field: OfferField): FieldError[] {
  const offer = input[field];
  if (offer == null) return [];
  return refusedDays(
    { start_date: offer.start_date ?? null, end_date: offer.end_date ?? null, expires: offer.expires },
    field,
  );
}

/** More pieces must never cost more each, and a quantity has one price. */
function tierRefusals({ volume_tiers: tiers = [] }: ProductPromosInput): FieldError[] {
  const sorted = [...tiers].sort((a, b) => a.min_quantity - b.min_quantity);
  return sorted.flatMap((tier, index) => {
    const before = sorted[index - 1];
    if (before === undefined) return [];
    const field = `volume_tiers.${tiers.indexOf(tier)}`;
    if (before.min_quantity === tier.min_quantity) return [{ code: 'tier_repeated', field: `${field}.min_quantity` }];
    return Number(tier.discount) < Number(before.discount) ? [{ code: 'tier_dearer', field: `${field}.discount` }] : [];
  });
}

function levelsOf({ product_promo_level_discounts: levels }: ProductPromosInput): Partial<PriceFields> {
  if (levels === undefined) return {};
  return Object.fromEntries(levels.map((value, index) => [`promo_level_${index + 1}`, value])) as Partial<PriceFields>;
}
