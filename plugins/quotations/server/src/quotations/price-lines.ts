import { IVA_RATES } from '@mayorista/config';
import {
  fitsColumn,
  service,
  setAmounts,
  throwIfAny,
  ValidationError,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/companies/contract';
import '@mayorista/sales/contract';
import type { CardRow } from '@mayorista/catalogue/contract';
import { isOffered } from '@mayorista/catalogue/shared';
import { refusalToBuy } from '@mayorista/companies/shared';
import type { Buyer, Price } from '@mayorista/pricing/contract';
import { companyBuyer } from '@mayorista/pricing/shared';
import { tables } from '../uids';
import { lineSubtotal } from './quotation.rules';
import type { QuotationColumns, QuotationLine, QuotationRow } from './quotation.types';

/** A line with the price that it was given. */
interface PricedLine {
  readonly line: QuotationLine;
  readonly product: CardRow;
  readonly price: Price;
  readonly subtotal: string;
}

export interface PricedQuotation {
  readonly lines: readonly PricedLine[];
  readonly columns: QuotationColumns;
  /** The general one: where the goods are handed over is not known yet. */
  readonly ivaRate: string;
}

/** Prices a quotation's lines as its buyer would buy them now, and writes what they cost. Throws ValidationError with every product that is not sold, or for a total that no column holds. */
export async function priceQuotation(tx: Tx, quotation: QuotationRow): Promise<PricedQuotation> {
  const buyer = await buyerFor(tx, quotation);
  const products = await soldProducts(tx, quotation.lines);
  const sold = quotation.lines.flatMap((line) => {
    const product = products.get(line.product_id);
    return product === undefined ? [] : [{ line, product }];
  });
  const prices = await pricesOf(tx, buyer, sold);
  const lines = sold.map(({ line, product }, at): PricedLine => {
    const price = prices[at];
    if (price === undefined) throw new Error(`Line ${line.id} has no price`);
    return { line, product, price, subtotal: lineSubtotal(line.quantity, price.final) };
  });
  const { subtotal, iva, total, ivaRate } = service(tx.strapi, 'sales.orders').totals(
    lines.map(({ line, price }) => ({ quantity: line.quantity, unitPrice: price.final })),
    buyer.currency,
    IVA_RATES.general,
  );
  // No line is more than the total.
  if (!fitsColumn(total)) throw new ValidationError([{ code: 'quotation_too_large', field: 'lines' }]);
  await setAmounts(
    tx,
    tables.line,
    lines.map(({ line: { id }, price, subtotal }) => ({ id, unit_price: price.final, subtotal })),
  );
  const rate = await service(tx.strapi, 'pricing.rates').current('commercial');
  return { lines, ivaRate, columns: { currency: buyer.currency, exchange_rate: rate, subtotal, iva, total } };
}

type Sold = Pick<PricedLine, 'line' | 'product'>;

const pricesOf = (tx: Tx, buyer: Buyer, sold: readonly Sold[]): Promise<Price[]> =>
  service(tx.strapi, 'pricing.prices').forBuyer(
    buyer,
    sold.map(({ line: { quantity, discount_percent: authorisedPercent }, product }) => ({
      product,
      quantity,
      authorisedPercent,
    })),
  );

/** Prices lines as the quotation's buyer would buy them now; writes nothing. */
export const pricesFor = async (tx: Tx, quotation: QuotationRow, sold: readonly Sold[]): Promise<Price[]> =>
  pricesOf(tx, await buyerFor(tx, quotation), sold);

type Priced = Pick<QuotationRow, 'company_id' | 'currency' | 'is_secondary'>;

async function buyerFor(
  tx: Tx,
  { company_id: companyId, currency, is_secondary: isSecondary }: Priced,
): Promise<Buyer> {
  const company = await buyingCompany(tx, companyId);
  if (company === null) throw new ValidationError([pricesMissing]);
  return companyBuyer(company, { isSecondary, currency: currency ?? company.currency });
}

const pricesMissing: FieldError = { code: 'quotation_prices_missing', field: 'company_id' };

async function buyingCompany(tx: Tx, id: number | null) {
  const company = id === null ? null : await service(tx.strapi, 'companies.companies').find(id);
  return company === null || refusalToBuy(company) !== null ? null : company;
}

/** Lists why lines cannot be priced for a company: that it buys nothing, and every product that is not sold. */
export async function unpriceable(
  tx: Tx,
  companyId: number | null,
  lines: readonly Pick<QuotationLine, 'product_id'>[],
): Promise<FieldError[]> {
  const company = companyId === null || (await buyingCompany(tx, companyId)) !== null ? [] : [pricesMissing];
  return [...company, ...unsold(lines, await offered(tx, lines))];
}

/** Reads what the store offers: a quotation holds nothing else, whatever ids it is given. Whether it may be sold on that day its order asks. */
async function soldProducts(tx: Tx, lines: readonly QuotationLine[]): Promise<ReadonlyMap<number, CardRow>> {
  const sold = await offered(tx, lines);
  throwIfAny(unsold(lines, sold));
  return sold;
}

type Line = Pick<QuotationLine, 'product_id'>;

async function offered(tx: Tx, lines: readonly Line[]): Promise<ReadonlyMap<number, CardRow>> {
  const rows = await service(tx.strapi, 'catalogue.cards').rows([...new Set(lines.map(({ product_id: id }) => id))]);
  return new Map(rows.filter(isOffered).map((row) => [row.id, row]));
}

const unsold = (lines: readonly Line[], sold: ReadonlyMap<number, CardRow>): FieldError[] =>
  lines.flatMap(({ product_id: id }, at) =>
    sold.has(id) ? [] : [{ code: 'quotation_product_not_sold', field: `lines.${at}.product_id` }],
  );
