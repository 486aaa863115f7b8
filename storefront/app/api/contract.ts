/** Answers of the platform's REST API, as the store reads them. Amounts are decimal strings beside their currency. */
export type Currency = 'USD' | 'MXN';

export interface Single<T> {
  readonly data: T;
}

export interface Pagination {
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly total: number;
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface UserAnswer {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly person?: { readonly name?: string | null; readonly paternal_surname?: string | null } | null;
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  readonly company?: { readonly id: number; readonly business_name: string; readonly price_level?: number } | null;
  readonly branch?: Named | null;
  readonly currency?: string | null;
  readonly can_create_sale_orders?: boolean;
  /** What they are to prices and stock. */
  readonly audience?: 'visitor' | 'buyer' | 'secondary' | 'staff';
  /** Who of the house acts for them; null when they do so themselves. */
  readonly impersonated_by?: Named | null;
  readonly salesman?: { readonly full_name?: string; readonly name?: string } | null;
}

export interface LoginAnswer {
  readonly jwt: string;
  readonly refreshToken: string;
}

export interface CategoryNode extends Named {
  readonly all_children?: readonly CategoryNode[];
}

export interface Division extends CategoryNode {
  readonly name_es?: string | null;
  readonly slug?: string | null;
}

export interface BrandAnswer extends Named {
  readonly logo_url?: string | null;
}

export interface FrameAnswer {
  readonly divisions: readonly Division[];
  readonly brands: readonly BrandAnswer[];
}

/** The price and stock keys are absent for an anonymous visitor. */
export interface CardAnswer {
  readonly id: number;
  readonly name: string;
  readonly brand_id?: number | null;
  readonly brand_name?: string | null;
  readonly model?: string | null;
  readonly provider_model?: string | null;
  readonly category_id?: number | null;
  readonly category_name?: string | null;
  readonly image_full_path?: string | null;
  readonly main_image_alt?: string | null;
  readonly stage_id?: number | null;
  readonly stage_name?: string | null;
  readonly product_type?: string | null;
  readonly currency?: Currency;
  readonly calculated_list_price?: string | null;
  readonly calculated_distributor_price?: string | null;
  readonly calculated_fixed_price?: string | null;
  readonly secondary_user_price?: string | null;
  readonly percentage_change?: string | number | null;
  readonly total_inventories?: number | null;
  readonly inventories_by_branch?: number | null;
  readonly branch_name?: string | null;
  readonly can_create_sale_orders?: boolean;
  /** Why nobody can buy it now. */
  readonly sale_block_reason?: string | null;
  /** The lowest price that many pieces give. */
  readonly last_product_volume_discount_option?: { readonly quantity: number; readonly price: string };
  /** Of published reviews, to the half star; absent without any. */
  readonly rating?: number;
  readonly reviews_count?: number;
  readonly discounts?: readonly { readonly rule?: string; readonly label: string; readonly percentage: string }[];
  /** The best condition grade of refurbished pieces, and the lowest price of one. */
  readonly auction_type?: string | null;
  readonly lowest_auction_price?: string | null;
  readonly lowest_clasification_auction?: string | null;
  readonly product_flow_type?: string | null;
}

export interface FacetAnswer extends Named {
  readonly count: number;
}

/** A way of selling, with how many products it leaves. */
export interface FlowTypeFacetAnswer {
  readonly value: string;
  readonly count: number;
}

/** A characteristic to choose by, with how many products each value leaves. */
export interface DatasheetFacetAnswer {
  readonly code: string;
  readonly name: string;
  readonly field_type: 'text' | 'number' | 'boolean' | 'list';
  readonly unit: string | null;
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

/** Products reduced at all, and by each percent or more. */
export interface PromoFacetAnswer {
  readonly any: number;
  readonly steps: readonly { readonly percent: number; readonly count: number }[];
}

export interface ProductListAnswer {
  readonly data: readonly CardAnswer[];
  readonly total: number;
  readonly meta: {
    readonly pagination: Pagination;
    readonly facets?: {
      readonly brands?: readonly FacetAnswer[];
      readonly categories?: readonly FacetAnswer[];
      readonly stages?: readonly FacetAnswer[];
      readonly flowTypes?: readonly FlowTypeFacetAnswer[];
      readonly datasheet?: readonly DatasheetFacetAnswer[];
      readonly newProducts?: number;
      readonly inStock?: number;
      readonly outlet?: number;
      readonly promo?: PromoFacetAnswer | null;
      readonly price?: { readonly min: string; readonly max: string } | null;
    };
    readonly breadcrumbs?: readonly Named[];
    /** Of the category that was asked for, in the language that was asked for. */
    readonly banners?: readonly {
      readonly id: number;
      readonly url: string;
      readonly alt: string | null;
      readonly href: string | null;
      readonly width: number | null;
      readonly height: number | null;
    }[];
  };
}

export interface HomeAnswer {
  readonly carousels: readonly {
    readonly id: number | string;
    readonly title?: string | null;
    readonly breadcrumbs?: readonly Named[];
    readonly category_id?: number | null;
    readonly products: readonly CardAnswer[];
  }[];
}

export * from './checkout-answers';

/** A document of CFDI: an invoice (I), credit note (E) or payment complement (P). */
export interface InvoiceAnswer {
  readonly id: number;
  readonly number: string | null;
  readonly type: 'I' | 'E' | 'P';
  readonly type_label: string;
  readonly uuid: string | null;
  readonly state: string;
  readonly state_label: string;
  readonly sale_order: { readonly id: number; readonly name: string | null } | null;
  readonly issued_at: string | null;
  readonly currency: Currency;
  readonly total: string;
  /** What is left to pay of an invoice on credit; null for everything else. */
  readonly balance: string | null;
  readonly is_demo: boolean;
}

export interface SaleOrderAnswer {
  readonly id: number;
  readonly folio: string;
  readonly status: string;
  readonly status_label?: string | null;
  readonly placed_at: string;
  readonly currency: Currency;
  readonly subtotal: string;
  readonly shipping_cost?: string | null;
  readonly iva: string;
  readonly total: string;
  readonly branch?: Named | null;
  readonly payment_method?: string | null;
  readonly payment_reference?: string | null;
  readonly exchange_rate?: string | null;
  readonly details?: readonly {
    readonly product_id: number;
    readonly name: string;
    readonly model?: string | null;
    readonly image_full_path?: string | null;
    readonly auction_type?: string | null;
    readonly quantity: number;
    readonly unit_price: string;
    readonly subtotal: string;
  }[];
  readonly history?: readonly { readonly at: string; readonly label: string }[];
}
