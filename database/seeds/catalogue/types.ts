import type { Text } from '../text';

export type DivisionKey =
  | 'videovigilancia'
  | 'control-de-acceso'
  | 'alarmas'
  | 'deteccion-de-incendio'
  | 'redes'
  | 'cableado-estructurado'
  | 'energia'
  | 'videoporteros'
  | 'radio-y-gps'
  | 'automatizacion'
  | 'computo';

/** How the illustration of a product is drawn: what it is, its finish and how many lenses, ports, keys... it shows. */
export interface Drawing {
  kind: string;
  /** Body colour, `#rrggbb`. */
  body: string;
  /** Colour of the brand, lights and labels, `#rrggbb`. */
  accent: string;
  /** Repeated parts: ports of a switch, bays of a recorder, lamps of a camera. */
  count: number;
  /** A small variation of the form, 0 to 3. */
  variant: number;
  /** 0 to 3: a cosmetic difference between models of one kind, so that neighbours in a listing differ. */
  look: number;
  /** What is printed on the body. */
  label: string;
}

export type StageId = 1 | 2 | 3 | 4;
/** `Stock` is what is sold as new; the others are the grades of refurbished equipment. */
export type Grade = 'Stock' | 'MALTRATADO' | 'NUEVO' | 'AAA' | 'A' | 'B' | 'C' | 'D' | 'E';
export type ProductType = 'physical' | 'subscription' | 'service';
export type FlowType = 'standard' | 'volume' | 'on_request' | 'project';

export interface StockSeed {
  branch: string;
  grade: Grade;
  quantity: number;
}

export interface TransitSeed {
  branch: string;
  quantity: number;
  /** Calendar days after the day the demo world is loaded. */
  arrives_in_days: number;
}

export interface PromoSeed {
  /** Percent off the list price. */
  discount: number;
  starts_in_days: number;
  ends_in_days: number;
}

export interface VolumeTier {
  min_quantity: number;
  /** Percent off the list price. */
  discount: number;
}

export interface ProductSeed {
  sku: string;
  model: string;
  provider_model: string;
  barcode: string;
  name: Text;
  description: Text;
  /** Keys of brands and categories. */
  brand: string;
  category: string;
  division: DivisionKey;
  /** USD, two decimals. */
  list_price: string;
  fixed_price: string | null;
  average_cost: string;
  /** Months. */
  guarantee: number;
  sat_key: string;
  stage_id: StageId;
  product_type: ProductType;
  product_flow_type: FlowType;
  status: 0 | 1;
  published_in_store: boolean;
  show_in_news: boolean;
  /** Percent off the list price for companies of level 1 to 6. */
  promo_levels: [number, number, number, number, number, number];
  promo: PromoSeed | null;
  volume_tiers: VolumeTier[];
  /** Weight of one packed unit, kilograms. */
  weight: string;
  drawing: Drawing;
  stock: StockSeed[];
  transit: TransitSeed[];
  related: string[];
  /** Sku of the product that replaces this one. */
  replaced_by: string[];
  kit: { sku: string; quantity: number }[];
}
