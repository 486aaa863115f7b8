import type { InventoryRowAnswer } from '../../api/product-answers';

/** A branch in the dialog 'Inventarios' (storefront document, section 2, screen 11). */
export interface BranchRow {
  readonly id: number;
  readonly branch: string;
  /** The virtual branch: availability must be confirmed with the sales executive. */
  readonly isVirtual: boolean;
  readonly stock: number;
  /** Pieces by condition grade, in the order of the columns. */
  readonly graded: readonly number[];
  readonly arrivals: readonly { readonly quantity: number; readonly date: string }[];
  /** The day from which the branch can hand over a new piece; null where it must be ordered. */
  readonly promisedOn: string | null;
  /** What a restricted branch's buyers are told; null for the others. */
  readonly restriction: string | null;
}

export interface InventoriesView {
  /** Columns grouped under 'Productos de Remate'; none where nobody has such pieces, or who asks may not see them. */
  readonly grades: readonly string[];
  readonly open: readonly BranchRow[];
  readonly restricted: readonly BranchRow[];
}

const NEW_STOCK = 'Stock';
const VIRTUAL_BRANCH = 'MEX-CEDIS';
/** The best condition first. */
const GRADES = ['NUEVO', 'MALTRATADO', 'AAA', 'A', 'B', 'C', 'D', 'E'];

const rankOf = (grade: string): number => (GRADES.includes(grade) ? GRADES.indexOf(grade) : GRADES.length);

function gradesIn(rows: readonly InventoryRowAnswer[]): string[] {
  const found = new Set(rows.flatMap(({ inventories }) => Object.keys(inventories)));
  found.delete(NEW_STOCK);
  return [...found].sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b));
}

/** The rows of the dialog; null when there is nothing to open it with. */
export function inventoriesView(rows: readonly InventoryRowAnswer[]): InventoriesView | null {
  if (rows.length === 0) return null;
  const grades = gradesIn(rows);
  const branches = rows.map(
    ({
      branch,
      inventories,
      transit_inventories: transit,
      promised_on: promisedOn = null,
      value_restrictions: restriction,
    }): BranchRow => ({
      id: branch.id,
      branch: branch.name,
      isVirtual: branch.is_virtual === true || branch.name === VIRTUAL_BRANCH,
      stock: inventories[NEW_STOCK] ?? 0,
      graded: grades.map((grade) => inventories[grade] ?? 0),
      arrivals: transit.map(({ quantity, available_on: date }) => ({ quantity, date })),
      promisedOn,
      restriction,
    }),
  );
  return {
    grades,
    open: branches.filter(({ restriction }) => restriction === null),
    restricted: branches.filter(({ restriction }) => restriction !== null),
  };
}
