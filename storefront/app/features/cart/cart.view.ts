import type {
  CartAnswer,
  CartDetailAnswer,
  CartDeliveryAnswer,
  DeliveryAddressAnswer,
  CartStage,
  Currency,
  DeliveryType,
  DiscountAnswer,
  PaymentMethod,
} from '../../api/contract';
import type { FieldErrors } from '../../api/errors';
import { placeOf } from '../addresses';
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
  /** Why it cannot be bought any more; null while it can. */
  readonly inactive: string | null;
  /** The day on which all its pieces are at the buyer's branch, 'yyyy-mm-dd'; null when that is not known. */
  readonly promisedOn: string | null;
  /** Pieces that must be ordered first. */
  readonly waiting: number;
  /** Where the others are, by branch. */
  readonly shelves: readonly { readonly branchId: number; readonly quantity: number }[];
  readonly discount: DiscountView | null;
}

/** Granted beside the price list. */
export interface DiscountView {
  readonly percent: string;
  readonly reason: string;
  readonly by: string;
}

export interface DeliveryView {
  readonly type: DeliveryType;
  readonly branchId: number | null;
  readonly officeId: number | null;
  readonly carrierId: number | null;
  readonly collects: boolean;
  readonly trackingNumber: string | null;
  readonly hasGuide: boolean;
  readonly receiver: { readonly name: string; readonly telephone: string } | null;
  /** Where: the branch, the carrier's office, or the address in one line. */
  readonly place: string | null;
  readonly addressTitle: string | null;
  readonly addressZip: string | null;
  readonly carrier: string | null;
  readonly mayWait: boolean;
}

interface PaymentPartView {
  readonly method: PaymentMethod;
  readonly amount: Money;
  /** Null where it costs nothing. */
  readonly commission: Money | null;
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
  readonly ivaPercent: number;
  /** Why it is not the border region's although it is delivered there. */
  readonly ivaNote: string | null;
  readonly total: Money;
  readonly shippingReasons: readonly string[];
  readonly shippingDays: { readonly least: number; readonly most: number } | null;
  readonly delivery: DeliveryView | null;
  readonly payments: readonly PaymentPartView[];
  /** Its amounts are marked up, and the company knows what is paid, and where. */
  readonly isPaidByCompany: boolean;
  /** What the chosen ways of payment leave uncovered; null when nothing is chosen, or nothing left. */
  readonly leftOver: Money | null;
  readonly discount: DiscountView | null;
  readonly cfdiUse: string | null;
  readonly purchaseOrderNumber: string;
  readonly comments: string;
  readonly version: number;
  readonly reservedUntil: string | null;
  /** By the house's clock, which is not the browser's. */
  readonly reservedSeconds: number | null;
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
  const url = product ? productUrl(product) : `/products/${product_id}`;
  return grade ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ auction: grade })}` : url;
}

const discountView = (discount: DiscountAnswer | null | undefined): DiscountView | null =>
  discount ? { percent: discount.percent, reason: discount.reason, by: discount.authorised_by } : null;

interface Shown {
  readonly currency: Currency;
  readonly imageOrigins: readonly string[];
  /** Why lines cannot be bought any more, by their id. */
  readonly inactive: ReadonlyMap<number, string>;
}

function lineView(detail: CartDetailAnswer, { currency, imageOrigins, inactive }: Shown): LineView {
  const { id, product_id, product, quantity, unit_price, subtotal, supply = [] } = detail;
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
    inactive: inactive.get(id) ?? null,
    promisedOn: detail.promised_on ?? null,
    waiting: supply.filter((part) => part.branch_id === null).reduce((sum, part) => sum + part.quantity, 0),
    shelves: supply.flatMap(({ branch_id: branchId, quantity: pieces }) =>
      branchId === null ? [] : [{ branchId, quantity: pieces }],
    ),
    discount: discountView(detail.special_discount),
  };
}

/** The rate as a whole percentage: 16 of '0.16'. */
const percentOf = (rate: string): number => Math.round(Number(rate) * 100);

const addressLine = (address: DeliveryAddressAnswer): string =>
  placeOf({ ...address, exterior: address.exteriorNumber, interior: address.interiorNumber, zip: address.zipCode });

/** Where the goods are handed over. */
function placeView({ branch_name, delivery_office_name, address }: CartDeliveryAnswer) {
  return {
    place: branch_name ?? delivery_office_name ?? (address ? addressLine(address) : null),
    addressTitle: address ? (address.alias ?? address.receiversName) : null,
    addressZip: address?.zipCode ?? null,
  };
}

/** What a carrier of the buyer's own is told. */
const carrierView = (delivery: CartDeliveryAnswer) => ({
  carrierId: delivery.carrier_id ?? null,
  carrier: delivery.carrier_name ?? null,
  collects: delivery.delivery_provider_will_collect_order === true,
  trackingNumber: delivery.tracking_number ?? null,
  hasGuide: delivery.guide_file_id != null,
});

function deliveryView(delivery: CartDeliveryAnswer): DeliveryView {
  const { type, receiver } = delivery;
  return {
    type,
    branchId: delivery.branch_id ?? null,
    officeId: delivery.delivery_office ?? null,
    receiver: receiver ? { name: receiver.name, telephone: receiver.telephone ?? '' } : null,
    ...carrierView(delivery),
    ...placeView(delivery),
    mayWait: delivery.supply === 'backorder' || (type === 'branch_pickup' && delivery.supply === 'warehouses'),
  };
}

const isNothing = (amount: string | null | undefined): boolean => !amount || Number(amount) === 0;

/** How it is paid, as far as that is chosen. */
function paymentView({ payment, currency }: CartAnswer): Pick<CartView, 'payments' | 'leftOver'> {
  const left = payment?.left_over;
  return {
    payments: (payment?.parts ?? []).map(({ method, amount, commission }) => ({
      method,
      amount: { amount, currency },
      commission: isNothing(commission) ? null : moneyOf(commission, currency),
    })),
    leftOver: isNothing(left) ? null : moneyOf(left, currency),
  };
}

/** What the buyer's own bookkeeping wants on the order. */
const orderData = (cart: CartAnswer) => ({
  cfdiUse: cart.cfdi_use ?? null,
  purchaseOrderNumber: cart.purchase_order_number ?? '',
  comments: cart.comments ?? '',
});

/** Until when its pieces are held, and which of its versions this is. */
const stateOf = (cart: CartAnswer) => ({
  version: cart.version ?? 0,
  reservedUntil: cart.reservation_expires_at ?? null,
  reservedSeconds: cart.reservation_seconds_left ?? null,
});

/** The cart as its page shows it. */
export function cartView(
  cart: CartAnswer,
  imageOrigins: readonly string[],
  inactive: ReadonlyMap<number, string> = new Map(),
): CartView {
  const { currency, delivery } = cart;
  return {
    id: cart.id,
    stage: cart.stage,
    lines: cart.cart_details.map((detail) => lineView(detail, { currency, imageOrigins, inactive })),
    hasInvalidLines: (cart.invalid_details ?? []).length > 0,
    pieces: cart.total_pieces,
    subtotal: { amount: cart.subtotal, currency },
    shipping: moneyOf(cart.shipping_cost, currency),
    shippingReasons: cart.shipping_reasons ?? [],
    shippingDays: cart.shipping_days ?? null,
    iva: { amount: cart.iva, currency },
    ivaPercent: percentOf(cart.iva_rate),
    ivaNote: cart.iva_note ?? null,
    total: { amount: cart.total, currency },
    isPaidByCompany: cart.is_paid_by_company,
    delivery: delivery ? deliveryView(delivery) : null,
    ...paymentView(cart),
    discount: discountView(cart.special_discount),
    ...orderData(cart),
    ...stateOf(cart),
  };
}

/** Fields that a stage's form tells the refusals of beside them. */
const ownFields: Readonly<Partial<Record<CartStage, RegExp>>> = {
  open: /^(name|percent|reason)$/,
  shipping_method:
    /^(branch_id|delivery_office|receiver|carrier_id|tracking_number|file|address|direction_not_found)(\.|$)/,
  delivery_address:
    /^(branch_id|delivery_office|receiver|carrier_id|tracking_number|file|address|direction_not_found)(\.|$)/,
  payment_method: /^(payments?|method|cfdi_use|purchase_order_number|comments)(\.|$)/,
};

/** The refusals that no field of the page tells, each once; those of a product begin with its name. */
export function generalErrors(errors: FieldErrors, { stage, lines }: Pick<CartView, 'stage' | 'lines'>): string[] {
  const texts = Object.entries(errors).flatMap(([field, told]) => {
    if (ownFields[stage]?.test(field)) return [];
    const line = lines.find(({ productId }) => field === `products.${productId}`);
    return line === undefined ? told : told.map((text) => `${line.name}: ${text}`);
  });
  return [...new Set(texts)];
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
