import { create, get, remove, send, type Call } from './call';

const texts = (es: string) => ({ name_translations: { es, en: es } });
const overview = { title_translations: { es: 'Descripción de contrato' }, image_align: 'left' };
const list = { shape: 'list' } as const;

/** Both families of paths are the same data. */
const features = ['new-product-features', 'product-features'].flatMap((noun) => [
  create(`/api/${noun}`, { product_id: '{sold}', requires_nom: 'no' }),
  get(`/api/${noun}/{sold}`, 'vendedor', 'record'),
  send('PATCH', `/api/${noun}/{sold}`, { weight_kg: 2 }),
]);
const overviews = ['new-product-overviews', 'product-overviews'].flatMap((noun) => [
  create(
    `/api/${noun}`,
    { product_id: '{sold}', productOverviews: [overview] },
    { ...list, files: { 'overview_files[0][es]': 'png' } },
  ),
  get(`/api/${noun}?product_id={sold}`, 'vendedor'),
]);

const documents = [
  create('/api/product-documents', { product_id: '{sold}', is_public: 0 }, { files: { file: 'pdf' } }),
  get('/api/product-documents?product_id={sold}', 'vendedor'),
  get('/api/product-documents?productId={sold}', 'vendedor'),
  get('/api/product-documents/{document}', 'vendedor', 'bytes'),
  send('PATCH', '/api/product-documents/{document}', { is_public: 1 }),
  send('DELETE', '/api/product-documents', { document_id: '{document}' }, { shape: 'nothing' }),
];
const pictures = [
  create('/api/product-images', { product_id: '{sold}' }, { ...list, files: { 'main_images[0]': 'png' } }),
  get('/api/product-images?product_id={sold}', 'vendedor'),
  send(
    'POST',
    '/api/media-alts',
    { files: [{ file_id: '{image}', alts: { es: 'De frente', en: 'Front' } }] },
    { shape: 'echo' },
  ),
  send('DELETE', '/api/product-images/{sold}', { media_id: '{image}' }, { shape: 'nothing' }),
];
const videos = [
  create('/api/product-videos', { product_id: '{sold}', video_key: 'dQw4w9WgXcQ', title: 'Video de contrato' }),
  get('/api/product-videos?product_id={sold}', 'vendedor'),
  send('PATCH', '/api/product-videos/{sold}', { product_videos: ['{video}'] }, list),
  remove('/api/product-videos/{video}'),
];
const kits = [
  create(
    '/api/product-kit-details',
    { product_id: '{sold}', kitDetails: [{ product_id: '{other}', quantity: 2 }] },
    list,
  ),
  get('/api/product-kit-details?product_id={sold}', 'vendedor'),
  get('/api/product-kit-details/{sold}', 'vendedor'),
  send('PUT', '/api/product-kit-details/{sold}', { kitDetails: [] }, list),
];
const relatives = [
  send('PUT', '/api/related-products/{sold}', { related_products: ['{other}'] }),
  get('/api/related-products/{sold}', 'vendedor', 'record'),
  send('PATCH', '/api/product-replacements/{sold}', { product_replacements: ['{other}'], products_replaced_by: [] }),
  get('/api/product-replacements/{sold}', 'vendedor', 'record'),
  get('/api/products/{sold}?replacements=true&related=true&show_discounts=true', 'vendedor', 'record'),
  get(
    '/api/new-products/{sold}?product_overviews=true&product_feature=true&product_category=true',
    'vendedor',
    'record',
  ),
];

const datasheets = [
  create('/api/datasheet-lists', { name: 'Lista de contrato', options: [{ es: 'Sí', en: 'Yes' }] }),
  get('/api/datasheet-lists', 'vendedor'),
  create('/api/datasheets', { ...texts('Ficha de contrato'), datasheet_groups: [] }),
  get('/api/datasheets?omniSearchQuery=contrato', 'vendedor'),
  get('/api/datasheets/{datasheet}', 'vendedor', 'record'),
  get('/api/datasheets/{datasheet}?showForProduct=true&product_id={sold}', 'vendedor', 'record'),
  send('PUT', '/api/datasheets/{datasheet}', texts('Ficha cambiada')),
  remove('/api/datasheets/{datasheet}'),
  get('/api/product-datasheets/{sold}', 'vendedor', 'record'),
  send('PATCH', '/api/product-datasheets/{sold}', { product_datasheet_groups: [] }),
];

const taxonomy = [
  get('/api/brands?activeBrands=true&categoryId={division}&omniSearchQuery=a', 'vendedor'),
  get('/api/brands-tvc', 'vendedor'),
  ...['bulkAction', 'getChildrenWithParents', 'withoutChildrens', 'parentsOnly', 'onlyWithProducts'].flatMap((flag) =>
    ['categories', 'tvc-categories'].map((noun) => get(`/api/${noun}?${flag}=true`, 'vendedor')),
  ),
  get('/api/category-with-products', 'vendedor'),
  create('/api/tvc-categories', { ...texts('Categoría TVC de contrato'), abbreviation: 'TVCCTR' }),
  send('POST', '/api/tvc-categories/{tvcCategory}', { _method: 'PATCH', activate_desactivate: 0 }),
  send('PATCH', '/api/tvc-categories/{tvcCategory}', { activate_desactivate: true }),
  remove('/api/tvc-categories/{tvcCategory}'),
  create('/api/admin-store-items', { category_id: '{family}' }),
  get('/api/admin-store-items', 'vendedor'),
  send('POST', '/api/admin-store-items/{storeItem}', { is_active: true }),
  send('POST', '/api/admin-store-items-order', { categories: ['{division}'] }, list),
  remove('/api/admin-store-items/{storeItem}'),
];

const others = [
  send('PUT', '/api/product-type/{other}', { product_type: 'product_type_subscription' }),
  send('PATCH', '/api/quick-edits/{other}', {
    catalogue: { guarantee: 6 },
    generalInfo: {},
    quickEdit: { barcode: '750' },
  }),
  send('PATCH', '/api/products/0', { bulkAction: { productIds: ['{other}'], changes: { guarantee: 12 } } }),
  send('PATCH', '/api/products/{other}', { activateProduct: true, status: 1 }),
  send('PATCH', '/api/products/{other}', { togglePublishedInStore: true, published_in_store: false }),
  send('PUT', '/api/product-tariff-fractions/{other}', {
    tariff_fraction_id: '{fraction}',
    product_id: '{other}',
    tariff_fraction_is_verified: true,
  }),
  get('/api/product-nom-tags/{other}', 'token', 'record'),
  send('PUT', '/api/product-nom-tags/{other}', { nomTagFields: { country_of_origin: 'China' } }),
  send('POST', '/api/product-tags', { products: ['{other}'] }, { shape: 'bytes' }),
  get('/api/product-promos?product_id={other}', 'token'),
  get('/api/product-promos/{other}?product_flow_type=volume', 'token', 'record'),
  send('PUT', '/api/product-promos/{other}', { product_promo_discount: { discount: 5, expires: false } }),
];

/** The calls of the catalogue that hang on products, brands and categories, in an order in which each finds what it needs. */
export const catalogueCalls: readonly Call[] = [
  ...features,
  send('PATCH', '/api/product-features', { product_id: '{sold}', height_cm: 3 }),
  get('/api/product-features?product_id={sold}', 'vendedor', 'record'),
  ...overviews,
  ...documents,
  ...pictures,
  ...videos,
  ...kits,
  ...relatives,
  ...datasheets,
  ...taxonomy,
  ...others,
];
