import type { Knex } from 'knex';
import { knexWithin, service, today, type Core, type Deps, type FieldError } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { Gate, GateService } from '../../../contract';
import { lightView, verdictsOf } from '../lights/light.service';
import { gateRefusals } from './gate.rules';
import { overridesOf } from './override.store';

/** Gates that a red light closes (design 5, NOM). */
export const gateService = ({ strapi }: Deps): GateService => ({
  refusals: (gate, productIds) => refusalsOf(strapi, knexWithin(strapi), gate, productIds),
});

async function refusalsOf(
  strapi: Core.Strapi,
  knex: Knex,
  gate: Gate,
  productIds: readonly number[],
): Promise<Map<number, FieldError[]>> {
  const verdicts = await verdictsOf(strapi, knex, productIds);
  const red = [...verdicts].filter(([, { light }]) => light === 'red');
  const overrides = await overridesOf(
    knex,
    gate,
    red.map(([id]) => id),
  );
  const day = today();
  return new Map(
    red.flatMap(([id, verdict]) => {
      const refusals = gateRefusals({
        gate,
        light: lightView(verdict),
        overrides: overrides.get(id) ?? [],
        today: day,
      });
      return refusals.length === 0
        ? []
        : [[id, refusals.map((each) => ({ ...each, field: `products.${id}` }))] as const];
    }),
  );
}

/** A red light keeps a product from being sold; a buyer is not told its papers (design 5, NOM). */
export function guardSales(strapi: Core.Strapi): void {
  service(strapi, 'catalogue.sales').addCheck(async (productIds) => {
    const refusals = await service(strapi, 'compliance.gates').refusals('sell', productIds);
    return new Map([...refusals.keys()].map((id) => [id, 'nom_sale_closed']));
  });
}

/** A red light keeps a product from being published, with its reasons (design 5, publishing). */
export function guardPublishing(strapi: Core.Strapi): void {
  service(strapi, 'catalogue.products').addPublishingCheck(async (server, productId) => {
    const refusals = (await service(server, 'compliance.gates').refusals('publish', [productId])).get(productId) ?? [];
    return refusals.map((each) => ({ ...each, field: 'nom' }));
  });
}
