export const uids = {
  branch: 'api::inventory.branch',
  conditionGrade: 'api::inventory.condition-grade',
  supplier: 'api::inventory.supplier',
  mediaLibrary: 'plugin::upload.upload',
  widgetConfiguration: 'api::inventory.widget-configuration',
} as const;

export const tables = {
  branch: 'branches',
  stock: 'stocks',
  movement: 'stock_movements',
  reservation: 'reservations',
  transit: 'transits',
  conditionGrade: 'condition_grades',
  valueRestriction: 'value_restrictions',
  transfer: 'transfers',
  transferDetail: 'transfer_details',
  stockLimit: 'stock_limits',
  alternative: 'product_alternatives',
  supplier: 'suppliers',
  supplierPriceAgreement: 'supplier_price_agreements',
  supplierPriceAgreementLine: 'supplier_price_agreement_lines',
  scale: 'scales',
  productSerial: 'product_serials',
  limitReport: 'product_limit_reports',
} as const;
