import type { CartAnswer, CartDetailAnswer, CartStage, Currency } from '../../api/contract';
import { imageUrl } from '../../lib/format/image-url';
import { moneyOf, type Money } from '../../lib/format/money';
import { productUrl } from '../product-card';

export interface LineView {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly model: string | null;
  readonly url: string;
  readonly image: string | null;
  readonly quantity: number;
  readonly unitPrice: Money | null;
  readonly subtotal: Money | null;
  /** Refurbished pieces: their condition grade, its name, and where there are some ('Monterrey (2), Puebla (1)'). */
  readonly refurbished: { readonly grade: string; readonly name: string; readonly places: string } | null;
  /** False when the branch no longer has the pieces. */
  readonly isAvailable: boolean;
}

export interface CartView {
  readonly id: number | null;
  readonly stage: CartStage;
  readonly lines: readonly LineView[];
  /** Something in it is no longer for sale and must go first. */
  readonly hasInvalidLines: boolean;
  readonly pieces: number;
  readonly subtotal: Money;
  readonly shipping: Money | null;
  readonly iva: Money;
  readonly ivaPercent: number | null;
  readonly total: Money;
  readonly deliveryBranchId: number | null;
  readonly deliveryBranch: string | null;
  readonly paymentMethod: string | null;
  readonly reservedUntil: string | null;
}

/** The cart in the header: how much is in it and the last lines. */
export interface CartSummary {
  readonly pieces: number;
  readonly subtotal: Money;
  readonly lines: readonly Pick<LineView, 'id' | 'name' | 'url' | 'image' | 'quantity' | 'unitPrice' | 'refurbished'>[];
  /** Lines before those shown. */
  readonly older: number;
}

const SUMMARY_LINES = 4;

/** A line can be bought while its product is for sale and there are pieces enough. */
function isAvailable({ available, quantity, product }: CartDetailAnswer): boolean {
  return Boolean(product) && (available ?? quantity) >= quantity;
}

function refurbishedOf({
  auction_type: grade,
  auction_name,
  auction_branches,
}: CartDetailAnswer): LineView['refurbished'] {
  if (!grade) return null;
  const places = (auction_branches ?? []).map(({ branch_name, quantity }) => `${branch_name ?? ''} (${quantity})`);
  return { grade, name: auction_name ?? grade, places: places.join(', ') };
}

/** A refurbished line leads to its grade on the product's page. */
function lineUrl({ product, product_id, auction_type: grade }: CartDetailAnswer): string {
  const url = product === null ? `/products/${product_id}` : productUrl(product);
  return grade ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ auction: grade })}` : url;
}

function lineView(detail: CartDetailAnswer, currency: Currency, imageOrigins: readonly string[]): LineView {
  const { id, product_id, product, quantity, unit_price, subtotal } = detail;
  return {
    id,
    productId: product_id,
    name: product?.name ?? `#${product_id}`,
    model: [product?.brand_name, product?.model].filter(Boolean).join(' · ') || null,
    url: lineUrl(detail),
    image: imageUrl(product?.image_full_path, imageOrigins),
    quantity,
    unitPrice: moneyOf(unit_price, currency),
    subtotal: moneyOf(subtotal, currency),
    refurbished: refurbishedOf(detail),
    isAvailable: isAvailable(detail),
  };
}

/** The rate as a whole percentage; the API may write it as 0.16 or 16. */
function percentOf(rate: CartAnswer['iva_rate']): number | null {
  const value = Number(rate ?? Number.NaN);
  if (!Number.isFinite(value)) return null;
  return Math.round(value < 1 ? value * 100 : value);
}

/** The cart as its page shows it. */
export function cartView(cart: CartAnswer, imageOrigins: readonly string[]): CartView {
  const { currency, delivery, payment } = cart;
  return {
    id: cart.id,
    stage: cart.stage,
    lines: cart.cart_details.map((detail) => lineView(detail, currency, imageOrigins)),
    hasInvalidLines: (cart.invalid_details ?? []).length > 0,
    pieces: cart.total_pieces,
    subtotal: { amount: cart.subtotal, currency },
    shipping: moneyOf(cart.shipping_cost, currency),
    iva: { amount: cart.iva, currency },
    ivaPercent: percentOf(cart.iva_rate),
    total: { amount: cart.total, currency },
    deliveryBranchId: delivery?.branch_id ?? null,
    deliveryBranch: delivery?.branch_name ?? null,
    paymentMethod: payment?.method ?? null,
    reservedUntil: cart.reservation_expires_at ?? null,
  };
}

/** The part of the cart the header shows. */
export function cartSummary(cart: CartAnswer, imageOrigins: readonly string[]): CartSummary {
  const { lines, pieces, subtotal } = cartView(cart, imageOrigins);
  return {
    pieces,
    subtotal,
    lines: lines
      .slice(-SUMMARY_LINES)
      .reverse()
      .map(({ id, name, url, image, quantity, unitPrice, refurbished }) => ({
        id,
        name,
        url,
        image,
        quantity,
        unitPrice,
        refurbished,
      })),
    older: Math.max(0, lines.length - SUMMARY_LINES),
  };
}
