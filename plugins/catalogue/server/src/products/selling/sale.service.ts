import { service, type Core, type Deps } from '@mayorista/kernel';
import type { SaleCheck, SaleService } from '../../../../contract';
import { isOffered } from '../../../../shared';

/** Says which products may be sold: what the store offers, and no plugin to the right keeps from being sold. */
export const saleService = ({ strapi }: Deps): SaleService => {
  const checks: SaleCheck[] = [];
  return {
    addCheck: (check) => void checks.push(check),
    refusals: async (productIds, notOffered) => {
      const offered = await offeredAmong(strapi, productIds);
      const closed = await Promise.all(checks.map((check) => check([...offered])));
      return new Map(
        productIds.flatMap((id) => {
          const code = offered.has(id) ? closed.flatMap((codes) => codes.get(id) ?? [])[0] : notOffered;
          return code === undefined ? [] : [[id, code] as const];
        }),
      );
    },
  };
};

async function offeredAmong(strapi: Core.Strapi, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await service(strapi, 'catalogue.cards').rows([...new Set(productIds)]);
  return new Set(rows.filter(isOffered).map(({ id }) => id));
}
