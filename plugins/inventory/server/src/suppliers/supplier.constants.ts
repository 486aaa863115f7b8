/** Kinds of supplier (spec catalogue 3: 5 = forwarder, 6 = customs broker; the others are decided here). */
export const supplierTypes = [
  { id: 1, code: 'supplier_type_national', name: 'Nacional' },
  { id: 2, code: 'supplier_type_international', name: 'Internacional' },
  { id: 3, code: 'supplier_type_services', name: 'Servicios' },
  { id: 4, code: 'supplier_type_parcel', name: 'Paquetería' },
  { id: 5, code: 'supplier_forwarder', name: 'Agente de carga' },
  { id: 6, code: 'supplier_customs_broker', name: 'Agente aduanal' },
] as const;

/** Those abroad: what `internationalsOnly` leaves. */
export const internationalTypeIds: readonly number[] = [2];

/** Types of telephone a supplier may have: 1 mobile, 2 landline (3, messages, is none; spec catalogue 5). */
export const supplierTelephoneTypes = [1, 2] as const;

/** What a new supplier has (spec catalogue 3 and 9). */
export const supplierDefaults = {
  currency_id: 1,
  supplier_type: 1,
  category: 'supplier_expenses_and_services',
  accounting_account: '000',
  status: 1,
  credit_amount: 0,
  payment_method: 'supplier_payment_method_transfer',
  credit_term: 0,
} as const;
