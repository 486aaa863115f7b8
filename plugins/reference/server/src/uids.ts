/** The content types of the domain that calls and services name. */
export const uids = {
  country: 'api::reference.country',
  state: 'api::reference.state',
} as const;

export const tables = {
  addressType: 'address_types',
  telephoneType: 'telephone_types',
  emailType: 'email_types',
  emailNotificationType: 'email_notification_types',
  educationType: 'education_types',
  relativeType: 'relative_types',
  bloodType: 'blood_types',
  terminationReason: 'termination_reasons',
  unitCategory: 'unit_categories',
  department: 'departments',
  bankInstitution: 'bank_institutions',
  adjustmentType: 'adjustment_types',
  country: 'countries',
  state: 'states',
  currency: 'currencies',
  language: 'languages',
  taxRegime: 'tax_regimes',
  cfdiUse: 'cfdi_uses',
  postalCode: 'postal_codes',
  satProductKey: 'sat_product_keys',
  satUnit: 'sat_units',
  paymentForm: 'payment_forms',
  paymentMethod: 'payment_methods',
  taxObject: 'tax_objects',
} as const;
