import { ean13 } from '../../check-digits';
import { between, hash } from '../../hash';
import { paragraph, type Text } from '../../text';
import { brands } from '../brands';
import { categoryOf } from '../categories';
import type { FlowType, ProductSeed, ProductType, PromoSeed, StageId, VolumeTier } from '../types';
import { stockOf, transitOf, type StockProfile } from './stock';

export const WHITE = '#eef0f3';
export const GRAPHITE = '#4a515b';
export const BLACK = '#23272d';

/** Percent off the list price at level 1 and how much it grows to level 6. */
const MARGINS = {
  camera: [22, 14],
  network: [16, 10],
  cable: [14, 12],
  power: [18, 10],
  access: [20, 14],
  computing: [6, 5],
  tools: [15, 10],
} as const;
type Margin = keyof typeof MARGINS;

/** What the products of one kind have in common, and how their texts are written from a specification. */
export interface Family<S> {
  category: string;
  drawing: string;
  guarantee: number;
  margin: Margin;
  /** Kilograms, packed. */
  weight: number;
  body?: string;
  count?: (spec: S) => number;
  variant?: (spec: S) => number;
  label?: (spec: S) => string;
  name: (spec: S) => Text;
  /** Two to four sentences. */
  about: (spec: S, model: string) => Text[];
  providerModel?: (model: string, spec: S) => string;
}

/** What a single product may say beyond its specification. */
export interface Extras {
  category?: string;
  guarantee?: number;
  stage?: StageId;
  /** Goods unless said. */
  type?: ProductType;
  flow?: FlowType;
  stock?: StockProfile;
  news?: boolean;
  promo?: [discount: number, startsInDays: number, endsInDays: number];
  /** USD. */
  fixed?: number;
  tiers?: [minimum: number, discount: number][];
  /** Model of the product that replaces this one. */
  replacedBy?: string;
  hidden?: boolean;
  inactive?: boolean;
  body?: string;
  count?: number;
  variant?: number;
  drawing?: string;
  weight?: number;
  /** Contents of a kit: models and quantities. */
  kit?: [model: string, quantity: number][];
  /** Its own name where the family's would be that of another product. */
  named?: Text;
  /** One more sentence, of this product alone. */
  note?: Text;
}

/** Model, brand key, list price in USD, specification. */
export type Row<S> = [model: string, brand: string, price: number, spec: S & Extras];

/** A product whose relations still name models instead of skus. */
export type ProductDraft = Omit<ProductSeed, 'related' | 'replaced_by' | 'kit'> & {
  replacedBy: string | null;
  kitModels: [string, number][];
};

const brandOf = new Map(brands.map((brand) => [brand.key, brand]));

/** The products of a family. Throws when a brand or category is unknown. */
export function products<S>(family: Family<S>, rows: Row<S>[]): ProductDraft[] {
  return rows.map((row) => product(family, row));
}

function product<S>(family: Family<S>, [model, brandKey, price, spec]: Row<S>): ProductDraft {
  const brand = brandOf.get(brandKey);
  if (!brand) throw new Error(`unknown brand: ${brandKey}`);
  const category = categoryOf(spec.category ?? family.category);
  return {
    sku: brand.abbreviation + String(hash(model) % 1_000_000).padStart(6, '0'),
    model,
    provider_model: family.providerModel?.(model, spec) ?? model,
    barcode: ean13('750' + String(hash(`barcode ${model}`) % 1_000_000_000).padStart(9, '0')),
    ...textsOf(family, spec, model),
    brand: brand.key,
    category: category.key,
    division: category.division,
    list_price: price.toFixed(2),
    fixed_price: spec.fixed?.toFixed(2) ?? null,
    average_cost: (price * (0.46 + between(`cost ${model}`, 0, 9) / 100)).toFixed(2),
    guarantee: spec.guarantee ?? family.guarantee,
    sat_key: category.sat_key,
    ...commercial(spec),
    promo_levels: promoLevels(family.margin, model),
    weight: (spec.weight ?? family.weight).toFixed(2),
    drawing: {
      ...shapeOf(family, spec),
      accent: brand.color,
      look: hash(`look ${model}`) % 4,
      label: family.label?.(spec) ?? brand.name,
    },
    ...supply(model, spec),
  };
}

const textsOf = <S>(
  family: Family<S>,
  spec: S & Extras,
  model: string,
): Pick<ProductDraft, 'name' | 'description'> => ({
  name: spec.named ?? family.name(spec),
  description: paragraph([...family.about(spec, model), ...(spec.note ? [spec.note] : [])]),
});

const supply = (
  model: string,
  { stock = 'normal', replacedBy, kit = [] }: Extras,
): Pick<ProductDraft, 'stock' | 'transit' | 'replacedBy' | 'kitModels'> => ({
  stock: stockOf(model, stock),
  transit: transitOf(model, stock),
  replacedBy: replacedBy ?? null,
  kitModels: kit,
});

const shapeOf = <S>(
  family: Family<S>,
  spec: S & Extras,
): Pick<ProductDraft['drawing'], 'kind' | 'body' | 'count' | 'variant'> => ({
  kind: spec.drawing ?? family.drawing,
  body: spec.body ?? family.body ?? WHITE,
  count: spec.count ?? family.count?.(spec) ?? 1,
  variant: spec.variant ?? family.variant?.(spec) ?? 0,
});

function commercial(
  extras: Extras,
): Pick<
  ProductDraft,
  | 'stage_id'
  | 'product_type'
  | 'product_flow_type'
  | 'status'
  | 'published_in_store'
  | 'show_in_news'
  | 'promo'
  | 'volume_tiers'
> {
  return {
    stage_id: extras.stage ?? (extras.news ? 1 : 2),
    product_type: extras.type ?? 'physical',
    product_flow_type: extras.flow ?? (extras.tiers ? 'volume' : 'standard'),
    status: extras.inactive ? 0 : 1,
    published_in_store: !extras.hidden && !extras.inactive,
    show_in_news: extras.news ?? false,
    promo: extras.promo ? promoSeed(extras.promo) : null,
    volume_tiers: (extras.tiers ?? []).map(([min_quantity, discount]): VolumeTier => ({ min_quantity, discount })),
  };
}

const promoSeed = ([discount, starts_in_days, ends_in_days]: [number, number, number]): PromoSeed => ({
  discount,
  starts_in_days,
  ends_in_days,
});

function promoLevels(margin: Margin, model: string): ProductSeed['promo_levels'] {
  const [base, growth] = MARGINS[margin];
  const first = base + between(`margin ${model}`, -2, 2);
  const at = (level: number): number => Math.round(first + (growth * (level - 1)) / 5);
  return [at(1), at(2), at(3), at(4), at(5), at(6)];
}
