import { TELEPHONE_TYPES } from './reference';

/**
 * Days between the dates of a purchase order (catalogue 5). All count every day of the calendar but availability, which
 * counts weekdays.
 */
export const PURCHASE_ORDER_DAYS = {
  production: 28,
  toShipment: 7,
  reception: { air: 21, sea: 42, land: 7, other: 1 },
  availabilityWeekdays: 3,
} as const;

/** What a new supplier has (catalogue 9). */
export const SUPPLIER_DEFAULTS = {
  currencyId: 1,
  supplierType: 1,
  category: 'supplier_expenses_and_services',
  accountingAccount: '000',
  paymentMethod: 'supplier_payment_method_transfer',
  creditAmount: 0,
  /** In days. */
  creditTerm: 0,
  status: 1,
} as const;

/** Supplier types that a shipment names (catalogue 9). */
export const SUPPLIER_TYPES = { forwarder: 5, customsBroker: 6 } as const;

/** Ids of the telephone types a supplier may have (catalogue 9). */
export const SUPPLIER_TELEPHONE_TYPES = [TELEPHONE_TYPES.mobile, TELEPHONE_TYPES.landline] as const;

/** Reliability shown = stored / divisor - subtracted, from 1 to 5 (catalogue 9). */
export const RELIABILITY = { divisor: 0.1, subtracted: 4, least: 1, most: 5 } as const;

/** Where each document starts (catalogue 9). */
export const FIRST_STAGES = {
  purchaseOrder: 'purchase_order_new',
  shipment: 'new',
  consignment: 'consignment_new',
} as const;
export const DEFAULT_SHIPMENT_TYPE = 'shipment_international';

/** Status of a scale, a bank, a supplier (catalogue 9). */
export const STATUS = { active: 1, inactive: 0 } as const;
