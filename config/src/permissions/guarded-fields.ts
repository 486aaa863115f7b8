/**
 * Fields that not everybody who reads a record may read: the permission that shows them, by content type and field. What the house
 * pays, and on which terms, is for those who buy.
 */
export const guardedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'api::catalogue.product': { average_cost: 'product-costs.read' },
  'api::inventory.supplier': {
    accounting_account: 'supplier-terms.read',
    credit_term: 'supplier-terms.read',
    credit_amount: 'supplier-terms.read',
    payment_method: 'supplier-terms.read',
    cause_retention: 'supplier-terms.read',
    scheduled_payment: 'supplier-terms.read',
    reliability: 'supplier-terms.read',
  },
};

/** The names of a content type's fields that are hidden from whoever holds these permission codes. */
export const hiddenFields = (uid: string, may: (code: string) => boolean): readonly string[] =>
  Object.entries(guardedFields[uid] ?? {}).flatMap(([field, code]) => (may(code) ? [] : [field]));
