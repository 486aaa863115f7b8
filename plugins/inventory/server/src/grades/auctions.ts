import { getKnex, service, type Actor, type Core, type Currency } from '@mayorista/kernel';
import { defaultLocale } from '@mayorista/config';
import '@mayorista/companies/contract';
import '@mayorista/pricing/contract';
import type { Buyer, PricedProduct, ProductTerms } from '@mayorista/pricing/contract';
import '../../../contract';
import type { GradeProfile } from '../../../contract';
import { seesRefurbished } from './grade.rules';
import { gradedPieces } from './graded-pieces.store';

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

export interface AuctionViewer {
  readonly actor: Actor;
  readonly currency: Currency | null;
  readonly locale?: string;
}

/** What of these products is sold by condition grade, the best grade first; nothing to who may not see it. */
export async function auctionsOf(
  strapi: Core.Strapi,
  products: readonly PricedProduct[],
  viewer: AuctionViewer,
): Promise<AuctionRow[]> {
  if (products.length === 0) return [];
  const { kind } = await service(strapi, 'companies.audiences').of(viewer.actor);
  if (!seesRefurbished(kind)) return [];
  const buyer = await service(strapi, 'pricing.prices').buyerOf(viewer.actor, viewer.currency);
  return buyer === null ? [] : auctionsFor(strapi, products, buyer, viewer.locale);
}

/** The same for a buyer who may see them. */
export async function auctionsFor(
  strapi: Core.Strapi,
  products: readonly PricedProduct[],
  buyer: Buyer,
  locale: string = defaultLocale,
): Promise<AuctionRow[]> {
  if (products.length === 0) return [];
  const shelves = await gradedPieces(
    getKnex(strapi),
    products.map(({ id }) => id),
  );
  if (shelves.length === 0) return [];
  const grades = await service(strapi, 'inventory.grades').list(locale);
  const prices = service(strapi, 'pricing.prices');
  const sold = grades.flatMap((grade) =>
    shelves
      .filter((shelf) => shelf.grade === grade.grade)
      .map((shelf) => ({ shelf, grade, product: products.find(({ id }) => id === shelf.productId) })),
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
        productId: shelf.productId,
        grade,
        branchId: shelf.branchId,
        quantity: shelf.quantity,
        price: answer.final,
        listPrice: answer.list,
        currency: answer.currency,
      },
    ];
  });
}

/** The grades and terms that a product's cheapest graded piece is chosen by, whoever buys. */
export interface SoldByGrade {
  readonly inStock: ReadonlySet<GradeProfile['grade']>;
  readonly terms: ProductTerms | undefined;
}

/**
 * Finds the cheapest that a product is sold for by condition grade, for a buyer; where a fixed price makes them all cost the same, the best
 * grade. Null where none of its grades is sold.
 */
export async function lowestAuctionsFor(
  strapi: Core.Strapi,
  buyer: Buyer,
): Promise<(product: PricedProduct, sold: SoldByGrade) => Pick<AuctionRow, 'grade' | 'price'> | null> {
  const grades = await service(strapi, 'inventory.grades').list();
  const price = await service(strapi, 'pricing.prices').pricerFor(buyer);
  return (product, { inStock, terms }) => {
    const sold = grades.filter((each) => inStock.has(each.grade));
    const grade = Number(product.fixed_price ?? 0) > 0 ? (sold[0] ?? null) : cheapest(sold);
    if (grade === null) return null;
    return { grade, price: price({ product, quantity: 1, gradePercent: grade.discount }, terms).final };
  };
}

/** A higher percent off never costs more, whoever buys. */
const cheapest = (grades: readonly GradeProfile[]): GradeProfile | null =>
  grades.reduce<GradeProfile | null>(
    (best, each) => (best === null || Number(each.discount) > Number(best.discount) ? each : best),
    null,
  );

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
