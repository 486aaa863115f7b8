import { knexOf, service, type Actor, type Core, type Currency } from '@mayorista/kernel';
import { defaultLocale } from '@mayorista/config';
import '@mayorista/pricing/contract';
import type { PricedProduct } from '@mayorista/pricing/contract';
import '../../../contract';
import type { GradeProfile } from '../../../contract';
import { tables } from '../uids';

/** Pieces of one grade in one branch, with what they cost whoever looks. */
export interface AuctionRow {
  readonly productId: number;
  readonly grade: GradeProfile;
  readonly branchId: number;
  readonly quantity: number;
  readonly price: string;
  readonly listPrice: string;
  readonly currency: Currency;
}

interface ShelfRow {
  readonly product_id: number;
  readonly branch_id: number;
  readonly grade: GradeProfile['grade'];
  readonly free: number | string;
}

export interface AuctionViewer {
  readonly actor: Actor;
  readonly currency: Currency | null;
  readonly locale?: string;
}

/** Whether auction prices may be shown to somebody: never to visitors nor to secondary users (spec storefront 6). */
const maySee = ({ actor }: AuctionViewer): boolean =>
  actor.kind !== 'public' && !actor.roles.includes('secondary_user');

/** What of these products is sold by condition grade, the best grade first; nothing to who may not see it. */
export async function auctionsOf(
  strapi: Core.Strapi,
  products: readonly PricedProduct[],
  viewer: AuctionViewer,
): Promise<AuctionRow[]> {
  if (products.length === 0 || !maySee(viewer)) return [];
  const shelves = await gradedShelves(
    strapi,
    products.map(({ id }) => id),
  );
  if (shelves.length === 0) return [];
  const grades = await service(strapi, 'inventory.grades').list(viewer.locale ?? defaultLocale);
  const prices = service(strapi, 'pricing.prices');
  const buyer = await prices.buyerOf(viewer.actor, viewer.currency);
  if (buyer === null) return [];
  const sold = grades.flatMap((grade) =>
    shelves
      .filter((shelf) => shelf.grade === grade.grade)
      .map((shelf) => ({ shelf, grade, product: products.find(({ id }) => id === shelf.product_id) })),
  );
  const known = sold.flatMap(({ shelf, grade, product }) => (product === undefined ? [] : [{ shelf, grade, product }]));
  const answers = await prices.forBuyer(
    buyer,
    known.map(({ product, grade }) => ({ product, quantity: 1, gradePercent: grade.discount })),
  );
  return known.flatMap(({ shelf, grade }, index) => {
    const answer = answers[index];
    if (answer === undefined) return [];
    return [
      {
        productId: shelf.product_id,
        grade,
        branchId: shelf.branch_id,
        quantity: Number(shelf.free),
        price: answer.final,
        listPrice: answer.list,
        currency: answer.currency,
      },
    ];
  });
}

function gradedShelves(strapi: Core.Strapi, productIds: readonly number[]): Promise<ShelfRow[]> {
  const knex = knexOf(strapi);
  return knex(tables.stock)
    .whereIn('product_id', [...productIds])
    .whereNot({ grade: 'Stock' })
    .whereRaw('on_hand > reserved')
    .orderBy('product_id')
    .orderBy('branch_id')
    .select('product_id', 'branch_id', 'grade', knex.raw('on_hand - reserved as free')) as unknown as Promise<
    ShelfRow[]
  >;
}

/** One auction row as the API shows it. */
export const auctionView = ({ productId, grade, branchId, ...row }: AuctionRow, branchName: string | null) => ({
  product_id: productId,
  auction_type: grade.grade,
  name: grade.name,
  description: grade.description,
  warranty_text: grade.warrantyText,
  warranty_months: grade.warrantyMonths,
  discount: String(Number(grade.discount)),
  branch: { id: branchId, name: branchName },
  quantity: row.quantity,
  calculated_list_price: row.listPrice,
  price: row.price,
  currency: row.currency,
});
