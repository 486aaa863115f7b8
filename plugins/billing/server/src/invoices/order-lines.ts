import { SERVICE_KEYS, UNIT_KEYS } from '@mayorista/config';
import { decimal, isZero } from '@mayorista/kernel/shared';
import { attributeText } from '../cfdi/attribute-text';
import type { SatKeys } from '@mayorista/catalogue/contract';
import type { BilledOrder } from '@mayorista/sales/contract';

/** A line as a new document is given it. */
export interface NewLine {
  readonly product_id: number | null;
  readonly product_key: string;
  readonly sku: string | null;
  readonly description: string;
  readonly quantity: number;
  readonly unit_key: string;
  readonly unit_price: string;
  readonly amount: string;
  readonly discount: string;
  readonly iva_rate: string;
  /** Of a return: the id of the invoice's line whose pieces came back. */
  readonly returned_line?: number | null;
  /** Of a line of a global invoice. */
  readonly sale_order_id?: number | null;
}

type Order = Pick<BilledOrder, 'lines' | 'ivaRate' | 'shippingCost'>;

/** Product whose key of the tax authority is not set: a document with it cannot be validated. */
const noKey = '';

/** Builds the lines of an order's invoice: its own, and shipping where it is charged. */
export function orderLines({ lines, ivaRate, shippingCost }: Order, keys: ReadonlyMap<number, SatKeys>): NewLine[] {
  const products = lines.map((line) => ({
    product_id: line.productId,
    product_key: keys.get(line.productId)?.key ?? noKey,
    sku: line.sku,
    description: description(line.name),
    quantity: line.quantity,
    unit_key: keys.get(line.productId)?.unit ?? UNIT_KEYS.piece,
    unit_price: line.unitPrice,
    amount: decimal(line.subtotal).toFixed(2),
    discount: '0.00',
    iva_rate: ivaRate,
  }));
  return isZero(shippingCost) ? products : [...products, shippingLine(shippingCost, ivaRate)];
}

const shippingLine = (cost: string, ivaRate: string): NewLine => ({
  product_id: null,
  product_key: SERVICE_KEYS.shipping,
  sku: null,
  description: 'Envío',
  quantity: 1,
  unit_key: UNIT_KEYS.service,
  unit_price: cost,
  amount: cost,
  discount: '0.00',
  iva_rate: ivaRate,
});

/** Writes a description as the document will say it. */
export const description = (text: string): string => attributeText('Descripcion', text);
