import { getKnex, isAllowed, service, today, type Core } from '@mayorista/kernel';
import { isOffered } from '@mayorista/catalogue/shared';
import type { CardFieldProvider, StockFilter } from '@mayorista/listings/contract';
import '@mayorista/companies/contract';
import '../../../contract';
import { promiseEvents } from '../../../events';
import { buyerBranch } from '../branches/buyer-branch';
import { branchPromises } from '../promises/branch-promises';
import { findFree, freePieces, type FreePieces } from '../stock/stock.store';

/** What stock is shown by. What is promised is promised from today on. */
type StockPart = { readonly branchId: number | null; readonly buys: boolean; readonly day: string } | null;

/** What a card shows of stock to whoever may know it: the total, and what their own branch has. */
export const stockFields = (strapi: Core.Strapi): CardFieldProvider<StockPart, FreePieces> => ({
  name: 'stock',
  factsOf: (ids) => freePieces(getKnex(strapi), ids),
  async partOf({ actor }) {
    const { kind } = await service(strapi, 'companies.audiences').of(actor);
    if (kind === 'visitor') return null;
    return {
      branchId: await buyerBranch(strapi, actor),
      buys: kind !== 'staff' && isAllowed(actor, 'carts.write'),
      day: today(),
    };
  },
  async fieldsFor(part) {
    if (part === null) return null;
    const { branchId, buys } = part;
    const branch = branchId === null ? null : await service(strapi, 'inventory.branches').find(branchId);
    return (row, pieces) => ({
      total_inventories: pieces?.total ?? 0,
      inventories_by_branch: (branchId === null ? null : pieces?.byBranch.get(branchId)) ?? 0,
      branch_name: branch?.name ?? null,
      can_create_sale_orders: buys && isOffered(row),
    });
  },
  pageEvents: promiseEvents,
  async pageFieldsOf(row, part) {
    if (part === null) return {};
    const byBranch = (await service(strapi, 'inventory.stock').availableByBranch([row.id])).get(row.id) ?? {};
    const branches = await service(strapi, 'inventory.branches').list();
    const free = new Map(Object.entries(byBranch).map(([id, pieces]) => [Number(id), pieces]));
    const promises = await branchPromises(strapi, row.id, free);
    return {
      inventories: branches.map(({ id, name, isVirtual }) => ({
        branch: { id, name, is_virtual: isVirtual },
        quantity: byBranch[id] ?? 0,
        promised_on: promises.get(id) ?? null,
      })),
    };
  },
});

/** Products with at least one free piece of new stock somewhere. */
export const inStockOnly =
  (strapi: Core.Strapi): StockFilter =>
  (ids) =>
    findFree(getKnex(strapi), ids);
