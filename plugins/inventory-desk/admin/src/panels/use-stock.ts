import { usePage, useRead, type Failure } from '@mayorista/kernel/panel';
import { useMemo } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';
import { branchStocks, type BranchInventory, type BranchStock, type StockTotals } from '../stock/stock';

export interface ProductStock {
  readonly branches: readonly BranchStock[] | null;
  readonly total: number;
  /** What the grades are called, by their key. */
  readonly grades: ReadonlyMap<string, string>;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

type Grade = ItemOf<'GET /condition-grades'>;

/** What there is of a product in every branch. */
export function useStock(productId: number): ProductStock {
  const inventories = useRead<readonly BranchInventory[]>(`/${pluginId}/product-inventories?product_id=${productId}`);
  const totals = useRead<StockTotals>(`/${pluginId}/product-stocks?byWarehouses=true&product_id=${productId}`);
  const named = usePage<Grade>(`/${pluginId}/condition-grades?per_page=100`);
  const grades = useMemo(() => new Map((named.rows ?? []).map(({ grade, name }) => [grade, name])), [named.rows]);
  const branches =
    inventories.data === null || totals.data === null ? null : branchStocks(inventories.data, totals.data, grades);
  return {
    branches,
    total: totals.data?.total ?? 0,
    grades,
    failure: inventories.failure ?? totals.failure,
    reload: () => {
      void inventories.reload();
      void totals.reload();
    },
  };
}
