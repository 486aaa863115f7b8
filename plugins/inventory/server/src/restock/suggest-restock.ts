import { decimal, getKnex, readInSlices, throwIfAny, ValidationError, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { CardRow } from '@mayorista/catalogue/contract';
import '../../../contract';
import { explanationOf, suggestionOf, type RestockFacts } from './restock.rules';
import type { RestockFilter } from './restock.schema';
import { comingTo, draftedTo, freeIn, isActiveWarehouse, limitsIn, type Limits } from './restock.store';

export interface RestockRow {
  readonly card: CardRow;
  readonly facts: RestockFacts;
  readonly suggested: number;
  readonly goal: number;
  readonly isLimitedBySource: boolean;
  readonly explanation: string;
}

/**
 * What a warehouse should be sent from another, the most urgent first: products that sell there or have a minimum there,
 * and of which the source has pieces to spare. ValidationError when there are none (spec catalogue 8: restock_unable_to_find_products).
 */
export async function suggestRestock(strapi: Core.Strapi, filter: RestockFilter): Promise<RestockRow[]> {
  await refuseWarehouses(strapi, filter);
  const knex = getKnex(strapi);
  const limits = await limitsIn(knex, filter.target_warehouse_id);
  const rotation = await service(strapi, 'inventory.rotation').monthlyIn(filter.target_warehouse_id);
  const candidates = [...new Set([...rotation.keys(), ...limits.keys()])].sort((a, b) => a - b);
  const cards = await chosenCards(strapi, candidates, filter);
  const factsOf = await factsReader(strapi, filter, { limits, rotation, ids: cards.map(({ id }) => id) });
  const rows = cards
    .map((card) => rowOf(card, factsOf(card.id)))
    .filter(({ suggested, facts }) => suggested > 0 && hasLimitType(filter.product_limit_type, facts));
  if (rows.length === 0) throw new ValidationError([{ code: 'restock_unable_to_find_products' }]);
  return rows.sort(
    (a, b) => b.facts.monthly_rotation - a.facts.monthly_rotation || b.suggested - a.suggested || a.card.id - b.card.id,
  );
}

async function refuseWarehouses(
  strapi: Core.Strapi,
  { source_warehouse_id: source, target_warehouse_id: target }: RestockFilter,
): Promise<void> {
  const knex = getKnex(strapi);
  throwIfAny([
    ...((await isActiveWarehouse(knex, source)) ? [] : [{ code: 'not_found', field: 'source_warehouse_id' }]),
    ...((await isActiveWarehouse(knex, target)) ? [] : [{ code: 'not_found', field: 'target_warehouse_id' }]),
    ...(source === target ? [{ code: 'same_warehouse', field: 'target_warehouse_id' }] : []),
  ]);
}

async function chosenCards(strapi: Core.Strapi, ids: readonly number[], filter: RestockFilter): Promise<CardRow[]> {
  const cards = await readInSlices(ids, (some) => service(strapi, 'catalogue.cards').rows(some));
  const chosen = cards.filter((card) => card.status === 1 && isChosen(card, filter));
  if (filter.product_serial === 0) return chosen;
  const serial = await service(strapi, 'catalogue.traits').carryingSerials(chosen.map(({ id }) => id));
  return chosen.filter(({ id }) => serial.has(id) === (filter.product_serial === 1));
}

const isChosen = (card: CardRow, filter: RestockFilter): boolean =>
  (filter.brand_id === 0 || card.brand_id === filter.brand_id) &&
  (filter.product_stage === 0 || card.stage_id === filter.product_stage) &&
  (filter.product_flow_type === null || card.product_flow_type === filter.product_flow_type) &&
  (filter.published_in_store === 0 || Boolean(card.is_visible) === (filter.published_in_store === 1));

interface Known {
  readonly limits: ReadonlyMap<number, Limits>;
  readonly rotation: ReadonlyMap<number, number>;
  readonly ids: readonly number[];
}

async function factsReader(
  strapi: Core.Strapi,
  filter: RestockFilter,
  { limits, rotation, ids }: Known,
): Promise<(id: number) => RestockFacts> {
  const knex = getKnex(strapi);
  const { source_warehouse_id: source, target_warehouse_id: target } = filter;
  const sourceLimits = await limitsIn(knex, source);
  const atSource = await freeIn(knex, source, ids);
  const atTarget = await freeIn(knex, target, ids);
  const coming = await comingTo(knex, target, ids);
  const drafted = await draftedTo(knex, target, ids);
  return (id) => ({
    available_source: atSource.get(id) ?? 0,
    source_minimum: sourceLimits.get(id)?.minimum ?? 0,
    available_target: atTarget.get(id) ?? 0,
    in_transit: coming.get(id) ?? 0,
    in_drafts: drafted.get(id) ?? 0,
    monthly_rotation: rotation.get(id) ?? 0,
    minimum: limits.get(id)?.minimum ?? null,
    maximum: limits.get(id)?.maximum ?? null,
  });
}

function hasLimitType(type: number, { minimum, available_target: has }: RestockFacts): boolean {
  if (type === 1) return minimum !== null;
  if (type === 2) return minimum === null;
  return type === 3 ? minimum !== null && has < minimum : true;
}

function rowOf(card: CardRow, facts: RestockFacts): RestockRow {
  const suggestion = suggestionOf(facts);
  return {
    card,
    facts,
    suggested: suggestion.suggested_quantity,
    goal: suggestion.goal,
    isLimitedBySource: suggestion.is_limited_by_source,
    explanation: explanationOf(facts, suggestion),
  };
}

/** A suggestion as the API shows it. */
export const restockView = ({ card, facts, suggested, goal, isLimitedBySource, explanation }: RestockRow) => ({
  id: card.id,
  product_id: card.id,
  name: card.name_es,
  model: card.model,
  sku: card.sku,
  brand_id: card.brand_id,
  brand_name: card.brand_name,
  stage_id: card.stage_id,
  product_flow_type: card.product_flow_type,
  published_in_store: Boolean(card.is_visible),
  list_price: decimal(card.list_price ?? 0).toFixed(2),
  fixed_price: card.fixed_price === null ? null : decimal(card.fixed_price).toFixed(2),
  promo_discount: card.promo_discount === null ? null : decimal(card.promo_discount).toFixed(2),
  image_full_path: card.image_url,
  suggested_quantity: suggested,
  goal,
  is_limited_by_source: isLimitedBySource,
  explanation,
  ...facts,
});
