/**
 * The total order of the domains: a plugin reaches only plugins before it, through what they publish. What must travel the
 * other way travels as an event or through an extension point. A `<domain>-desk` holds the pages of its domain in the panel: it has no
 * server. The linter reads it.
 */
export const domainOrder = [
  'kernel',
  'reference',
  'people',
  'workforce',
  'companies',
  'companies-desk',
  'catalogue',
  'catalogue-desk',
  'product-content',
  'listings',
  'pricing',
  'inventory',
  'inventory-desk',
  'compliance',
  'compliance-desk',
  // A library: it knows no domain, and search alone uses it.
  'search-engine',
  'search',
  'marketing',
  'surveys',
  'academy',
  'assistant',
  'subscriptions',
  'purchasing',
  'shipping',
  'payments',
  'sales',
  'sales-desk',
  'quotations',
  'billing',
  'incidences',
  'engagement',
  'notifications',
  'support',
  'events',
  'crm',
  'cart',
] as const;
