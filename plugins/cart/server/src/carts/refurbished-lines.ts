import { knexOf, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/inventory/contract';
import '@mayorista/pricing/contract';
import type { Price } from '@mayorista/pricing/contract';
import type { CartRow, LineRow } from './cart.store';
import type { CartViewer } from './cart.view';
import { isRefurbished } from './refurbished';

/** What a line of refurbished pieces shows beside its product. */
export interface RefurbishedLine {
  /** The condition grade's name in the viewer's language. */
  readonly name: string;
  readonly price: Price;
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
  { actor, locale }: CartViewer,
  { currency }: CartRow,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<number, RefurbishedLine>> {
  const meant = lines.filter(isRefurbished);
  if (meant.length === 0) return new Map();
  const ids = [...new Set(meant.map((line) => line.product_id))];
  const grades = service(strapi, 'inventory.grades');
  const prices = service(strapi, 'pricing.prices');
  const buyer = grades.isShownTo(actor) ? await prices.buyerOf(actor, currency) : null;
  if (buyer === null) return new Map();
  const profiles = new Map((await grades.list(locale)).map((profile) => [profile.grade as string, profile]));
  const products = new Map((await service(strapi, 'catalogue.cards').rows(ids)).map((row) => [row.id, row]));
  const pieces = await grades.piecesOf(knexOf(strapi), ids);
  const names = new Map((await service(strapi, 'inventory.branches').list()).map(({ id, name }) => [id, name]));
  const known = meant.flatMap((line) => {
    const product = products.get(line.product_id);
    const profile = profiles.get(line.grade);
    return product === undefined || profile === undefined ? [] : [{ line, product, profile }];
  });
  const answers = await prices.forBuyer(
    buyer,
    known.map(({ line, product, profile }) => ({
      product,
      quantity: line.quantity,
      gradePercent: profile.discount,
    })),
  );
  return new Map(
    known.flatMap(({ line, profile }, index) => {
      const price = answers[index];
      const branches = pieces
        .filter(({ productId, grade }) => productId === line.product_id && grade === line.grade)
        .map(({ branchId, quantity }) => ({
          branch_id: branchId,
          branch_name: names.get(branchId) ?? null,
          quantity,
        }));
      return price === undefined ? [] : [[line.id, { name: profile.name, price, branches }] as const];
    }),
  );
}
