import type { Named } from '../../api/contract';
import type { PriceStepAnswer, ProductAnswer } from '../../api/product-answers';
import type { Crumb } from '../../components/ui/Breadcrumbs';
import { imageUrl } from '../../lib/format/image-url';
import { cardView, isStocked, volumePrices, type CardView, type VolumePrice } from '../product-card';
import { gradeOffers, type GradeOffer } from './product-offer.view';
import { productParts, type ProductParts } from './product-parts.view';

export interface StockRow {
  readonly branch: string;
  readonly quantity: number;
  /** The virtual branch: availability must be confirmed with the sales executive. */
  readonly isVirtual: boolean;
  /** The day from which the branch can hand over a piece; null where it must be ordered. */
  readonly promisedOn: string | null;
}

export interface ProductView extends ProductParts {
  readonly card: CardView;
  readonly description: string | null;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  readonly crumbs: readonly Crumb[];
  readonly satKey: string | null;
  /** Of new pieces; 0 is sold without warranty. */
  readonly guaranteeMonths: number;
  /** Null for an anonymous visitor, and for subscriptions and services. */
  readonly stock: readonly StockRow[] | null;
  readonly priceSteps: readonly PriceStepAnswer[];
  readonly volumePrices: readonly VolumePrice[];
  /** Refurbished pieces by condition grade. */
  readonly grades: readonly GradeOffer[];
  readonly related: readonly CardView[];
  readonly categoryUrl: string | null;
}

const VIRTUAL_BRANCH = 'MEX-CEDIS';

function imagesOf(product: ProductAnswer, imageOrigins: readonly string[]): ProductView['images'] {
  const images = (product.images ?? []).map(({ url, alt }) => ({
    url: imageUrl(url, imageOrigins),
    alt: alt || product.name,
  }));
  const known = images.filter((image): image is { url: string; alt: string } => image.url !== null);
  const main = imageUrl(product.image_full_path, imageOrigins);
  return known.length === 0 && main !== null ? [{ url: main, alt: product.main_image_alt || product.name }] : known;
}

const crumbOf = ({ id, name }: Named): Crumb => ({ name, to: `/categories/${id}` });

function stockOf({ inventories, product_type }: ProductAnswer): StockRow[] | null {
  if (inventories === undefined || !isStocked({ product_type })) return null;
  return inventories.map(({ branch, quantity, promised_on: promisedOn = null }) => ({
    branch: branch.name,
    quantity,
    isVirtual: branch.name === VIRTUAL_BRANCH,
    promisedOn,
  }));
}

export function productView(product: ProductAnswer, imageOrigins: readonly string[]): ProductView {
  const card = cardView(product, imageOrigins);
  return {
    ...productParts(product, imageOrigins),
    card,
    description: product.description || null,
    images: imagesOf(product, imageOrigins),
    crumbs: [...(product.breadcrumbs ?? []).map(crumbOf), { name: product.model || product.name }],
    satKey: product.sat_key ?? null,
    guaranteeMonths: product.guarantee,
    stock: stockOf(product),
    priceSteps: product.price_steps ?? [],
    volumePrices: volumePrices(product, card.isSubscription),
    grades: gradeOffers(product, card.isSubscription),
    related: (product.related ?? []).map((related) => cardView(related, imageOrigins)),
    categoryUrl: product.category_id ? `/categories/${product.category_id}` : null,
  };
}
