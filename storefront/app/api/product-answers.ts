import type { CardAnswer, Currency, Named } from './contract';

/** What the platform answers about one product's page. Prices and stock are absent for an anonymous visitor. */
export interface PriceStepAnswer {
  readonly label: string;
  /** Percent or rate applied, where the rule has one. */
  readonly value?: string | null;
  readonly amount: string;
  readonly currency?: Currency;
}

export interface OverviewPictureAnswer {
  readonly url: string;
  readonly alt?: string | null;
  readonly href?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** A block of presentation: a picture for desks and one for phones beside its texts. */
export interface OverviewAnswer {
  readonly id: number;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly image_align?: string | null;
  readonly web_image?: OverviewPictureAnswer | null;
  readonly mobile_image?: OverviewPictureAnswer | null;
}

export interface VideoAnswer {
  readonly id: number;
  readonly video_key: string;
  readonly title?: string | null;
  readonly description?: string | null;
}

export interface DocumentAnswer {
  readonly id: number;
  readonly name: string;
  readonly mime?: string | null;
  readonly size_bytes?: number | null;
}

export interface DatasheetFieldAnswer {
  readonly code: string;
  readonly name: string;
  readonly value: string | number | boolean | null;
  readonly unit?: string | null;
}

export interface DatasheetGroupAnswer extends Named {
  readonly fields: readonly DatasheetFieldAnswer[];
}

/** Pieces of one condition grade in one branch. */
export interface AuctionAnswer {
  readonly auction_type: string;
  readonly name: string;
  readonly description?: string | null;
  readonly warranty_text?: string | null;
  readonly branch: { readonly id: number; readonly name: string | null };
  readonly quantity: number;
  readonly price: string;
  readonly currency: Currency;
}

/** What a piece costs from so many on. */
export interface VolumePriceAnswer {
  readonly min_quantity: number;
  readonly price: string | null;
}

export interface ProductAnswer extends CardAnswer {
  readonly description?: string | null;
  readonly images?: readonly { readonly url: string; readonly alt?: string | null }[];
  readonly breadcrumbs?: readonly Named[];
  readonly sat_key?: string | null;
  /** Months. */
  readonly guarantee?: number | null;
  readonly inventories?: readonly BranchStockAnswer[];
  readonly price_steps?: readonly PriceStepAnswer[];
  readonly volume_prices?: readonly VolumePriceAnswer[];
  readonly auctions?: readonly AuctionAnswer[];
  readonly overviews?: readonly OverviewAnswer[];
  readonly videos?: readonly VideoAnswer[];
  readonly documents?: readonly DocumentAnswer[];
  readonly datasheet_groups?: readonly DatasheetGroupAnswer[];
  readonly kit?: readonly (CardAnswer & { readonly pieces: number })[];
  readonly replacements?: readonly CardAnswer[];
  readonly related?: readonly CardAnswer[];
}

/** New pieces in a branch, and the day from which it can hand one over: null where it must be ordered. */
export interface BranchStockAnswer {
  readonly branch: Named;
  readonly quantity: number;
  readonly promised_on?: string | null;
}

/** A branch's row of GET /product-inventories. */
export interface InventoryRowAnswer {
  readonly branch: Named & { readonly is_virtual?: boolean };
  /** Pieces by type: Stock and the condition grades. */
  readonly inventories: Readonly<Record<string, number>>;
  readonly transit_inventories: readonly { readonly quantity: number; readonly available_on: string }[];
  readonly promised_on?: string | null;
  /** The message of a restriction, or null. */
  readonly value_restrictions: string | null;
}
