/** One call of the documents: `{key}` in a path is a record of the test's world. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** A demo account, nobody, or the house's own integration (API token). */
  readonly who: 'anonymous' | 'distribuidor' | 'secundario' | 'vendedor' | 'almacen' | 'token';
  readonly shape: 'list' | 'record' | 'nothing';
  readonly status?: number;
  readonly body?: Readonly<Record<string, unknown>>;
}

const get = (path: string, who: Call['who'], shape: Call['shape'] = 'list'): Call => ({
  method: 'GET',
  path,
  who,
  shape,
});
const send = (method: Call['method'], path: string, body: Call['body'], rest: Partial<Call> = {}): Call => ({
  method,
  path,
  who: 'token',
  shape: 'record',
  body,
  ...rest,
});
const create = (path: string, body: Call['body']): Call => send('POST', path, body, { status: 201 });
const remove = (path: string): Call => ({ method: 'DELETE', path, who: 'token', shape: 'nothing' });

const plainLists = [
  'address-types',
  'telephone-types',
  'email-types',
  'company-email-types',
  'email-notification-types',
  'education-types',
  'relative-types',
  'blood-types',
  'termination-reasons',
  'unit-categories',
  'departments',
  'bank-institutions',
];
const openLists = ['countries', 'states', 'currencies', 'languages', 'tax-regimes', 'cfdi-uses', 'branches'];

const category = { name_translations: { es: 'Categoría de contrato', en: 'Contract category' } };
const product = { name_translations: { es: 'Producto de contrato' }, model: 'CTR', list_price: '12.50' };

/** The calls of the documents that are served, in an order in which each finds what it needs. */
export const calls: readonly Call[] = [
  ...plainLists.map((noun) => get(`/api/${noun}`, 'vendedor')),
  ...openLists.map((noun) => get(`/api/${noun}`, 'anonymous')),
  get('/api/banks', 'vendedor'),
  get('/api/adjustment-types', 'almacen'),
  get('/api/dates', 'distribuidor'),
  get('/api/translations/es', 'anonymous', 'record'),
  get('/api/postal-code-addresses?zip_code=64000', 'anonymous', 'record'),
  create('/api/countries', { name: 'País de contrato', code: 'ZZ' }),
  create('/api/departments', { name: 'Departamento de contrato' }),
  get('/api/departments/{department}', 'vendedor', 'record'),
  send('PUT', '/api/departments/{department}', { name: 'Departamento cambiado' }),
  remove('/api/departments/{department}'),
  create('/api/banks', { name: 'Banco de contrato' }),
  get('/api/banks/{bank}', 'vendedor', 'record'),
  send('PUT', '/api/banks/{bank}', { account_number: '123' }),
  send('POST', '/api/banks/{bank}', { account_number: '456' }),
  remove('/api/banks/{bank}'),
  create('/api/adjustment-types', { name: 'Ajuste de contrato' }),
  get('/api/adjustment-types/{adjustment}', 'almacen', 'record'),
  send('PATCH', '/api/adjustment-types/{adjustment}', { status: 0 }),
  remove('/api/adjustment-types/{adjustment}'),

  get('/api/user', 'distribuidor', 'record'),
  get('/api/user-permissions', 'distribuidor'),
  get('/api/user-preferences', 'distribuidor', 'record'),
  get('/api/user-preferences/0', 'distribuidor', 'record'),
  send('POST', '/api/user-preferences', { exchange: 'MXN' }, { who: 'distribuidor' }),
  send('PATCH', '/api/user-preferences/0', { exchange: 'USD' }, { who: 'distribuidor' }),
  get('/api/roles', 'vendedor'),
  get('/api/permissions', 'token'),
  get('/api/users', 'vendedor'),
  get('/api/users/{user}', 'vendedor', 'record'),
  get('/api/company-distributors', 'vendedor'),

  get('/api/stages?validStages=true', 'vendedor'),
  get('/api/brands?activeBrands=true', 'vendedor'),
  create('/api/brands', { name: 'Marca de contrato' }),
  get('/api/brands/{brand}', 'vendedor', 'record'),
  send('POST', '/api/brands/{brand}', { _method: 'PATCH', web_page: 'https://marca.test' }),
  remove('/api/brands/{brand}'),
  get('/api/categories?parentsOnly=true', 'vendedor'),
  get('/api/categories?textFilters=cámara', 'vendedor'),
  create('/api/categories', { ...category, abbreviation: 'CONTRATO' }),
  send('POST', '/api/categories/{category}', { _method: 'PATCH', position: 3 }),
  remove('/api/categories/{category}'),
  get('/api/mega-menu-categories/{division}', 'anonymous', 'record'),
  get('/api/products', 'vendedor'),
  get('/api/new-products?excludeProductId={sold}&category_id={division}', 'vendedor'),
  create('/api/products', { ...product, sku: 'CONTRATO-1' }),
  create('/api/new-products', { ...product, sku: 'CONTRATO-2', model: 'CTR-2' }),
  get('/api/products/{product}', 'vendedor', 'record'),
  get('/api/new-products/{product}', 'vendedor', 'record'),
  send('PUT', '/api/products/{product}', { guarantee: 12 }),
  send('PATCH', '/api/products/{product}', { guarantee: 24 }),
  send('POST', '/api/products/{product}', { _method: 'PUT', guarantee: 18 }),
  send('POST', '/api/new-products/{product}', { _method: 'PUT', guarantee: 36 }),
  send('PUT', '/api/activate-product/{product}', { active: true }),
  // Says what went with it.
  { ...remove('/api/products/{product}'), shape: 'record' },

  get('/api/warehouses?principalWarehouse=true', 'vendedor'),
  get('/api/product-stocks?product_id={sold}&byWarehouses=true', 'vendedor', 'record'),
  get('/api/product-inventories?product_id={sold}', 'distribuidor'),
  get('/api/product-auction-inventories?product_id={sold}', 'distribuidor'),
  get('/api/inventory-checker?product_id={sold}&quantity=2', 'distribuidor'),
  get('/api/product-rotations-history?product_id={sold}', 'vendedor'),
  get('/api/product-inventory-rotations', 'vendedor'),
  get('/api/scales?omniSearchQuery=manzanillo', 'vendedor'),
  get('/api/suppliers?internationalsOnly=true&type=2&search=a&omniSearchQuery=vikron', 'almacen'),
  create('/api/suppliers', { name: 'Proveedor de contrato' }),
  get('/api/suppliers/{supplier}', 'almacen', 'record'),
  send('POST', '/api/suppliers/{supplier}', { _method: 'PATCH', credit_term: 30 }),
  remove('/api/suppliers/{supplier}'),
  create('/api/widget-configurations', { configurations: { warehouseIds: ['{mty}'], warehousesOrder: ['{mty}'] } }),
  get('/api/widget-configurations', 'token'),
  get('/api/widget-configurations/{widget}', 'token', 'record'),
  send('PUT', '/api/widget-configurations/{widget}', { configurations: { warehouseIds: [], warehousesOrder: [] } }),
  create('/api/transfers?restock', {
    details: [{ product_id: '{sold}', quantity: 1, suggested_quantity: 2 }],
    source_warehouse_id: '{mty}',
    target_warehouse_id: '{gdl}',
  }),
  get('/api/transfers?inProcess=true', 'vendedor'),
  get('/api/new-product-limits?product_id={sold}', 'vendedor', 'record'),
  send('PATCH', '/api/new-product-limits/{sold}', {
    product: { forecast: 12 },
    productLimits: [{ warehouse_id: '{gdl}', minimum: 1, maximum: 4 }],
  }),
  get('/api/product-limits', 'vendedor'),
  create('/api/product-limits', { product_id: '{sold}', warehouse_id: '{mty}', minimum: 2, maximum: 9 }),
  get('/api/product-limits/{limit}', 'vendedor', 'record'),
  send('PUT', '/api/product-limits/{limit}', { maximum: 8 }),
  remove('/api/product-limits/{limit}'),
  send('POST', '/api/product-limit-assignments', { productId: '{sold}', productsToAssignConfig: ['{other}'] }),
  get('/api/product-limit-histories?product_id={sold}', 'vendedor'),
  get('/api/product-limit-reports', 'vendedor'),
  get('/api/commercial-exchange-rates', 'vendedor'),
  create('/api/commercial-exchange-rates', { commercial_exchange_rate: 18.6 }),
  get('/api/subscription-exchange-rates', 'vendedor'),
  create('/api/subscription-exchange-rates', { subscription_exchange_rate: '18.60' }),

  get('/api/histories?modelType=products&modelId={sold}', 'token'),
  get('/api/sale-orders', 'distribuidor'),
  get('/api/cart-deliveries', 'distribuidor'),
  get('/api/cart-payments', 'distribuidor'),
  send('POST', '/api/cart-details', { product_id: '{sold}', quantity: 1 }, { who: 'distribuidor' }),
  send(
    'POST',
    '/api/bulk-cart-details',
    { products: [{ product_id: '{sold}', quantity: 1 }] },
    { who: 'distribuidor' },
  ),
  send('POST', '/api/cart-stages', { cartStage: 'open' }, { who: 'distribuidor' }),
  send('PUT', '/api/carts/{cart}', { currency: 'MXN' }, { who: 'distribuidor' }),
  { method: 'DELETE', path: '/api/carts/{cart}', who: 'distribuidor', shape: 'record' },
];
