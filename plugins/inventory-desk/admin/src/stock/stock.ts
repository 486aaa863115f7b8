import type { DataOf, ItemOf } from '@mayorista/config/answers';

/** A branch with its free pieces by condition grade. */
export type BranchInventory = Omit<ItemOf<'GET /product-inventories'>, 'promised_on'>;

type ProductStock = DataOf<'GET /product-stocks'>;
/** New stock of each warehouse: free, and on its shelves. */
export interface StockTotals extends Pick<ProductStock, 'total'> {
  readonly byWarehouses: readonly Omit<ProductStock['byWarehouses'][number], 'warehouse'>[];
}

export interface BranchStock {
  readonly id: number;
  readonly name: string;
  readonly free: number;
  /** Held by orders and carts. */
  readonly reserved: number;
  /** Pieces of other conditions, with what the grade is called. */
  readonly grades: readonly { readonly grade: string; readonly name: string; readonly pieces: number }[];
  readonly transit: BranchInventory['transit_inventories'];
  readonly restriction: string | null;
}

const newStock = 'Stock';

/** What each branch has of a product, those with something first, in the branches' own order. */
export function branchStocks(
  inventories: readonly BranchInventory[],
  totals: StockTotals,
  gradeNames: ReadonlyMap<string, string>,
): BranchStock[] {
  const rows = inventories.map(({ branch, inventories: pieces, transit_inventories, value_restrictions }) => {
    const shelf = totals.byWarehouses.find(({ warehouse_id: id }) => id === branch.id);
    return {
      id: branch.id,
      name: branch.name,
      free: shelf?.stock ?? pieces[newStock] ?? 0,
      reserved: (shelf?.real_stock ?? 0) - (shelf?.stock ?? 0),
      grades: Object.entries(pieces)
        .filter(([grade, count]) => grade !== newStock && count !== 0)
        .map(([grade, count]) => ({ grade, name: gradeNames.get(grade) ?? grade, pieces: count })),
      transit: transit_inventories,
      restriction: value_restrictions,
    };
  });
  return [...rows.filter(hasSomething), ...rows.filter((row) => !hasSomething(row))];
}

const hasSomething = ({ free, reserved, grades, transit }: BranchStock): boolean =>
  free !== 0 || reserved !== 0 || grades.length > 0 || transit.length > 0;

/** The grades a shelf may have: new stock, then those of the table of grades. */
export const gradeChoices = (gradeNames: ReadonlyMap<string, string>): readonly (readonly [string, string])[] => [
  [newStock, 'Nuevo'],
  ...gradeNames,
];

/** A change of stock as typed, with its sign; null when it is no whole number or changes nothing. */
export function changeOf(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?\d{1,6}$/.test(trimmed)) return null;
  const pieces = Number(trimmed);
  return pieces !== 0 && Math.abs(pieces) <= 100_000 ? pieces : null;
}
