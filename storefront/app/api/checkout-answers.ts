import type { CardAnswer, Currency, Named } from './contract';

/** Answers of the cart and of what leads from it to the order. */
export type CartStage = 'open' | 'shipping_method' | 'delivery_address' | 'payment_method' | 'confirmation' | 'ordered';

export type DeliveryType = 'branch_pickup' | 'delivery_office' | 'own_carrier' | 'home_delivery';

export type PaymentMethod = 'bank_transfer' | 'credit' | 'wallet' | 'cash';

/** Granted by an authorised person. */
export interface DiscountAnswer {
  readonly percent: string;
  readonly reason: string;
  readonly authorised_by: string;
}

export interface CartDetailAnswer {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly product?: CardAnswer | null;
  readonly unit_price?: string | null;
  readonly subtotal?: string | null;
  /** Pieces there are for this line. */
  readonly available?: number | null;
  readonly is_valid?: boolean;
  /** The condition grade of refurbished pieces, its name, and the branches that have such pieces; null for new ones. */
  readonly auction_type?: string | null;
  readonly auction_name?: string | null;
  readonly auction_branches?: readonly { readonly branch_name: string | null; readonly quantity: number }[] | null;
  /** The day on which all its pieces are there, 'yyyy-mm-dd'; null when some must be ordered first. */
  readonly promised_on?: string | null;
  /** Where the pieces come from; `branch_id` null for those that wait. */
  readonly supply?: readonly {
    readonly branch_id: number | null;
    readonly quantity: number;
    readonly promised_on: string | null;
  }[];
  readonly special_discount?: DiscountAnswer | null;
}

/** An address as an order keeps it. */
export interface DeliveryAddressAnswer {
  readonly id: number | null;
  readonly alias: string | null;
  readonly receiversName: string;
  readonly telephone: string;
  readonly street: string;
  readonly exteriorNumber: string;
  readonly interiorNumber: string | null;
  readonly colony: string;
  readonly municipality: string | null;
  readonly state: string;
  readonly zipCode: string;
  readonly reference: string | null;
}

export interface PaymentPartAnswer {
  readonly method: PaymentMethod;
  readonly method_label?: string;
  readonly amount: string;
  readonly commission?: string;
  readonly commission_percentage?: string;
}

export interface CartDeliveryAnswer {
  readonly type: DeliveryType;
  readonly type_label?: string;
  readonly branch_id?: number | null;
  readonly branch_name?: string | null;
  readonly delivery_office?: number | null;
  readonly delivery_office_name?: string | null;
  readonly carrier_id?: number | null;
  readonly carrier_name?: string | null;
  readonly delivery_provider_will_collect_order?: boolean;
  readonly tracking_number?: string | null;
  readonly guide_file_id?: number | null;
  readonly receiver?: { readonly name: string; readonly telephone: string | null } | null;
  readonly address?: DeliveryAddressAnswer | null;
  readonly needs_address?: boolean;
  readonly supply?: 'branch' | 'warehouses' | 'backorder';
}

export interface CartAnswer {
  readonly id: number | null;
  readonly stage: CartStage;
  readonly stage_translation?: string | null;
  readonly currency: Currency;
  readonly cart_details: readonly CartDetailAnswer[];
  /** Lines whose product is no longer for sale. */
  readonly invalid_details?: readonly { readonly id: number; readonly product_id: number }[];
  readonly total_pieces: number;
  readonly subtotal: string;
  readonly shipping_cost?: string | null;
  /** Why the delivery costs that. */
  readonly shipping_reasons?: readonly string[];
  readonly shipping_days?: { readonly least: number; readonly most: number } | null;
  readonly iva: string;
  readonly iva_rate?: string | number | null;
  readonly total: string;
  readonly delivery?: CartDeliveryAnswer | null;
  readonly payment?: {
    readonly method: string;
    readonly left_over?: string | null;
    readonly parts?: readonly PaymentPartAnswer[];
  } | null;
  readonly order_type?: string;
  readonly cfdi_use?: string | null;
  readonly purchase_order_number?: string | null;
  readonly comments?: string | null;
  readonly special_discount?: DiscountAnswer | null;
  /** Grows with every change. */
  readonly version?: number;
  readonly reservation_expires_at?: string | null;
  readonly reservation_seconds_left?: number | null;
  /** What is another than the buyer was shown before; answers of a change of stage alone. */
  readonly changes?: readonly { readonly text: string }[];
}

export interface PickupAnswer {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly address?: string | null;
  readonly opening_hours?: string | null;
}

export interface OfficeAnswer {
  readonly office_delivery: number;
  readonly name: string;
  readonly carrier_name: string | null;
  readonly address: string;
  readonly zip_code: string;
  readonly opening_hours: string | null;
  /** Whether it serves the postal code asked for; null when none was. */
  readonly hasCoverage: boolean | null;
}

/** All ways of delivery. */
export interface DeliveriesAnswer {
  readonly branches: readonly PickupAnswer[];
  readonly deliveryOffices: readonly OfficeAnswer[];
  readonly carriers: readonly Named[];
  /** People of the company who may receive. */
  readonly clients: readonly { readonly id: number; readonly nombre: string | null; readonly apellidos: string | null }[];
  readonly userBranchId: number | null;
}

export interface PaymentMethodAnswer {
  readonly method: PaymentMethod;
  readonly name?: string | null;
  readonly commission_percentage?: string;
  /** What can be paid that way; null when nothing limits it. */
  readonly available?: string | null;
  readonly closed_because?: readonly string[];
}

export interface PaymentMethodsAnswer {
  readonly data: readonly PaymentMethodAnswer[];
  readonly unavailable: readonly PaymentMethodAnswer[];
}

export interface LeftOverAnswer {
  readonly left_over: string;
  readonly currency: Currency;
  readonly option_selected: PaymentMethod | null;
  readonly commission_percentage: string;
  readonly commission: string;
  readonly options: readonly PaymentMethodAnswer[];
}

/** A company's own money. */
export interface LedgerAccountAnswer {
  readonly kind: 'credit' | 'wallet';
  readonly currency: Currency;
  readonly balance: string;
  readonly available: string;
  readonly credit_limit?: string;
  readonly credit_days?: number;
  readonly overdue?: string;
  readonly is_blocked?: boolean;
}

export interface LedgerAnswer {
  readonly data: readonly {
    readonly id: number;
    readonly kind: string;
    readonly amount: string;
    readonly balance: string;
    readonly note: string | null;
    readonly happened_at: string;
  }[];
  readonly meta: { readonly account: LedgerAccountAnswer };
}

export interface BankAccountAnswer {
  readonly id: number;
  readonly name: string;
  readonly account_number: string | null;
  readonly clabe: string | null;
  readonly currency: Currency;
}

export interface OrderTypeAnswer {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly is_selected: boolean;
  readonly is_available: boolean;
}

export interface CfdiUseAnswer {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface SavedCartAnswer {
  readonly id: number;
  readonly name: string;
  readonly total_pieces: number;
  readonly lines: number;
  readonly saved_at: string;
}

export interface InactiveProductAnswer {
  readonly detail_id: number;
  readonly reason: string;
}
