import type { CardAnswer, Currency } from '../../api/contract';
import { imageUrl } from '../../lib/format/image-url';
import { moneyOf, type Money } from '../../lib/format/money';

const savingRules = [
  'dated_promo',
  'level_promo',
  'special_brand_discount',
  'company_discount',
  'company_type_discount',
  'aaa_discount',
  'volume_tier',
] as const;
type SavingRule = (typeof savingRules)[number];

export type StageTone = 'blue' | 'green' | 'red';

/** What a logged-in buyer sees of a product beyond its description. */
export interface OfferView {
  readonly price: Money | null;
  /** Struck through; only when it is higher than the price. */
  readonly listPrice: Money | null;
  readonly percentOff: number | null;
  /** Why it costs less than its list price, where the store has words for it. */
  readonly saving: { readonly rule: SavingRule; readonly percent: string } | null;
  /** The lowest price there is, and from how many pieces. */
  readonly volume: { readonly from: number; readonly price: Money } | null;
  readonly stock: number | null;
  readonly branchStock: number | null;
  readonly branch: string | null;
  /** Refurbished pieces: the lowest price, and the page with its condition grade. */
  readonly auction: { readonly price: Money; readonly url: string } | null;
  readonly canBuy: boolean;
  /** Why nobody can buy it now; null where it is the person who cannot. */
  readonly blockReason: string | null;
}

export interface CardView {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly brand: string | null;
  readonly model: string | null;
  readonly providerModel: string | null;
  readonly image: string | null;
  readonly alt: string;
  readonly stage: { readonly name: string; readonly tone: StageTone } | null;
  readonly isSubscription: boolean;
  /** What buyers think of it; null while no review is published. */
  readonly rating: { readonly stars: number; readonly count: number } | null;
  /** Null for an anonymous visitor. */
  readonly offer: OfferView | null;
}

const SUBSCRIPTION = 'product_type_subscription';
const SERVICE = 'product_type_service';
const stageTones: Readonly<Record<number, StageTone>> = { 1: 'blue', 2: 'green' };

/** Stage 1 is shown blue, 2 green, any other red (storefront document, section 3). */
export const stageTone = (stageId: number): StageTone => stageTones[stageId] ?? 'red';

/** Card links carry category and brand (storefront document, section 2). */
export function productUrl({ id, category_id, brand_id }: Pick<CardAnswer, 'id' | 'category_id' | 'brand_id'>): string {
  const params = new URLSearchParams();
  if (category_id) params.set('categoryId', String(category_id));
  if (brand_id) params.set('brandId', String(brand_id));
  const query = params.toString();
  return query === '' ? `/products/${id}` : `/products/${id}?${query}`;
}

/** The price this person pays: the secondary user's own, else fixed, else the distributor's, else the list price. */
function priceOf(card: CardAnswer, currency: Currency): Money | null {
  return moneyOf(
    card.secondary_user_price ??
      card.calculated_fixed_price ??
      card.calculated_distributor_price ??
      card.calculated_list_price,
    currency,
  );
}

function listPriceOf(card: CardAnswer, price: Money | null, currency: Currency): Money | null {
  if (card.secondary_user_price) return null;
  const listPrice = moneyOf(card.calculated_list_price, currency);
  return listPrice && price && Number(listPrice.amount) > Number(price.amount) ? listPrice : null;
}

function percentOff(value: CardAnswer['percentage_change'], hasListPrice: boolean): number | null {
  const percent = Math.round(Math.abs(Number(value ?? 0)));
  return hasListPrice && percent > 0 ? percent : null;
}

/** Auction links add the parameter auction (storefront document, section 2). Pieces that cost no less than a new one are no offer. */
function auctionOf(card: CardAnswer, newPrice: Money | null): OfferView['auction'] {
  const price = moneyOf(card.lowest_auction_price, card.currency);
  if (price === null || !card.auction_type) return null;
  if (newPrice !== null && Number(price.amount) >= Number(newPrice.amount)) return null;
  const url = productUrl(card);
  return { price, url: `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ auction: card.auction_type })}` };
}

function volumeOf({ last_product_volume_discount_option: option, currency }: CardAnswer): OfferView['volume'] {
  const price = moneyOf(option?.price, currency);
  return option === undefined || price === null ? null : { from: option.quantity, price };
}

function savingOf({ discounts: [first] = [] }: CardAnswer): OfferView['saving'] {
  const rule = savingRules.find((each) => each === first?.rule);
  return rule === undefined || first === undefined ? null : { rule, percent: first.percentage };
}

const noStock = { stock: null, branchStock: null };

const stockOf = (card: CardAnswer): Pick<OfferView, 'stock' | 'branchStock'> => ({
  stock: card.total_inventories ?? 0,
  branchStock: card.inventories_by_branch ?? null,
});

/** Whether there are pieces of it at all: subscriptions, licences and other services lie on no shelf. */
export const isStocked = ({ product_type: type }: Pick<CardAnswer, 'product_type'>): boolean =>
  type !== SUBSCRIPTION && type !== SERVICE;

function offerOf(card: CardAnswer, isSubscription: boolean): OfferView | null {
  if (card.currency === undefined) return null;
  const price = priceOf(card, card.currency);
  const listPrice = listPriceOf(card, price, card.currency);
  return {
    price,
    listPrice,
    percentOff: percentOff(card.percentage_change, listPrice !== null),
    saving: savingOf(card),
    volume: isSubscription ? null : volumeOf(card),
    ...(isStocked(card) ? stockOf(card) : noStock),
    branch: card.branch_name ?? null,
    auction: isSubscription ? null : auctionOf(card, price),
    canBuy: card.can_create_sale_orders === true && !isSubscription && price !== null,
    blockReason: card.sale_block_reason ?? null,
  };
}

const ratingOf = ({ rating, reviews_count: count }: CardAnswer): CardView['rating'] =>
  rating === undefined || !count ? null : { stars: rating, count };

/** A card as the store shows it. Without a session the answer has no price or stock, and neither has the card. */
export function cardView(card: CardAnswer, imageOrigins: readonly string[]): CardView {
  const isSubscription = card.product_type === SUBSCRIPTION;
  return {
    id: card.id,
    name: card.name,
    url: productUrl(card),
    brand: card.brand_name ?? null,
    model: card.model ?? null,
    providerModel: card.provider_model === card.model ? null : (card.provider_model ?? null),
    image: imageUrl(card.image_full_path, imageOrigins),
    alt: card.main_image_alt || card.name,
    stage: card.stage_name ? { name: card.stage_name, tone: stageTone(card.stage_id ?? 0) } : null,
    isSubscription,
    rating: ratingOf(card),
    offer: offerOf(card, isSubscription),
  };
}
