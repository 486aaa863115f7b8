import { getKnex, service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import type { LineRow } from './cart.store';
import type { CartViewer } from './cart-viewer';
import { isRefurbished } from './refurbished';

/** What a line of refurbished pieces shows beside its product. */
export interface RefurbishedLine {
  /** The condition grade's name in the viewer's language. */
  readonly name: string;
  /** Percent off of the grade. */
  readonly gradePercent: string;
  /** Where such pieces are, and how many may still be sold. */
  readonly branches: readonly {
    readonly branch_id: number;
    readonly branch_name: string | null;
    readonly quantity: number;
  }[];
}

/** By line id; lines of new stock, and of a grade that is no longer sold, are left out. */
export async function refurbishedLines(
  strapi: Core.Strapi,
  viewer: CartViewer,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<number, RefurbishedLine>> {
  const grades = service(strapi, 'inventory.grades');
  const meant = lines.filter(isRefurbished);
  if (meant.length === 0) return new Map();
  const { kind } = await service(strapi, 'companies.audiences').of(viewer.actor);
  if (!grades.isShownTo(kind)) return new Map();
  const profiles = new Map((await grades.list(viewer.locale)).map((profile) => [profile.grade as string, profile]));
  const sold = meant.flatMap((line) => {
    const profile = profiles.get(line.grade);
    return profile === undefined ? [] : [{ line, name: profile.name, gradePercent: profile.discount }];
  });
  const pieces = await grades.piecesOf(getKnex(strapi), [...new Set(meant.map((line) => line.product_id))]);
  const names = new Map((await service(strapi, 'inventory.branches').list()).map(({ id, name }) => [id, name]));
  return new Map(
    sold.map(({ line, name, gradePercent }) => {
      const branches = pieces
        .filter(({ productId, grade }) => productId === line.product_id && grade === line.grade)
        .map(({ branchId, quantity }) => ({
          branch_id: branchId,
          branch_name: names.get(branchId) ?? null,
          quantity,
        }));
      return [line.id, { name, gradePercent, branches }] as const;
    }),
  );
}
