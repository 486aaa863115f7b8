import type { ProductRow, SearchCategory, SearchSource } from '../../../contract';

const base: Omit<ProductRow, 'id' | 'name'> = {
  model: null,
  provider_model: null,
  sku: null,
  part_numbers: [],
  brand: null,
  category: [],
  description: '',
  image_full_path: null,
  main_image_alt: null,
  product_flow_type: null,
  stage_id: 1,
  is_visible: true,
  is_new: false,
  has_promo: false,
  ranking: 0,
  list_price: 100,
  level_prices: { 1: 90, 2: 80 },
  stock_by_branch: {},
};

const hikvision = { id: 1, name: 'Hikvision' };
const dahua = { id: 2, name: 'Dahua' };
const cisco = { id: 3, name: 'Cisco' };
const cameras = [
  { id: 10, name: 'Videovigilancia' },
  { id: 11, name: 'Cámaras IP' },
];
const access = [{ id: 20, name: 'Control de acceso' }];

/** A product with believable defaults; only what a test is about is given. */
export const sampleProduct = (product: Partial<ProductRow> & Pick<ProductRow, 'id' | 'name'>): ProductRow => ({
  ...base,
  ...product,
});

/** A small catalogue with the traps of the trade: punctuated part numbers, accents, Ñ, plurals, units, words written together. */
export const sampleProducts: ProductRow[] = [
  sampleProduct({
    id: 1,
    name: 'Cámara domo IP 4 Megapíxeles',
    model: 'DS-2CD2143G2-I',
    brand: hikvision,
    category: cameras,
    list_price: 150,
    stock_by_branch: { 1: 5, 2: 0 },
    description: 'Visión nocturna de 30 m, alimentación 12V',
  }),
  sampleProduct({
    id: 2,
    name: 'Cámara bala IP 4MP',
    model: 'DS-2CD2043G2-I',
    brand: hikvision,
    category: cameras,
    list_price: 140,
    stock_by_branch: { 1: 2, 2: 3 },
  }),
  sampleProduct({
    id: 3,
    name: 'Cámara domo analógica 2MP',
    model: 'HAC-HDW1200',
    brand: dahua,
    category: cameras,
    list_price: 40,
  }),
  sampleProduct({
    id: 4,
    name: 'Grabador de video en red de 16 canales',
    model: 'NVR4216-4KS2',
    brand: dahua,
    category: cameras.slice(0, 1),
    list_price: 300,
    stock_by_branch: { 2: 1 },
  }),
  sampleProduct({
    id: 5,
    name: 'Cerradura magnética 600 libras',
    model: 'MAG600',
    category: access,
    list_price: 55.5,
    stock_by_branch: { 1: 10 },
  }),
  sampleProduct({
    id: 6,
    name: 'Switch de 24 puertos PoE',
    model: 'C9300-24P',
    brand: cisco,
    list_price: 2500,
    product_flow_type: 'special_order',
  }),
  sampleProduct({ id: 7, name: 'Luz estroboscópica para muñeco de señalización', model: 'LZ-1', list_price: 20 }),
  sampleProduct({ id: 8, name: 'Batería 12V 7Ah', model: 'PL712', list_price: 25, stock_by_branch: { 1: 100 } }),
  sampleProduct({
    id: 9,
    name: 'Disco duro 2TB para videovigilancia',
    model: 'WD20PURZ',
    list_price: 80,
    is_visible: false,
  }),
  sampleProduct({
    id: 10,
    name: 'Detector de humo fotoeléctrico',
    model: 'DH-100',
    list_price: 30,
    is_new: true,
    has_promo: true,
  }),
  sampleProduct({ id: 11, name: 'Bobina de cable cat6 305 m', model: 'UTP6-305', list_price: 110 }),
  sampleProduct({ id: 12, name: 'Puerta de vidrio', model: 'PV-1', category: access, list_price: 900 }),
  sampleProduct({
    id: 13,
    name: 'Montaje para pared',
    model: 'DS-1273ZJ',
    brand: hikvision,
    list_price: 15,
    description: 'Compatible con cámara domo',
  }),
];

const sampleCategories: SearchCategory[] = [
  { id: 10, name: 'Videovigilancia', tree: 'Videovigilancia', level: 1 },
  { id: 11, name: 'Cámaras IP', tree: 'Videovigilancia > Cámaras IP', level: 2 },
  { id: 12, name: 'Accesorios de cámaras', tree: 'Videovigilancia > Accesorios de cámaras', level: 2 },
  { id: 20, name: 'Control de acceso', tree: 'Control de acceso', level: 1 },
];

/** A source with these products and the sample's categories. It answers what the array holds when it is asked. */
export const sourceOf = (products: readonly ProductRow[]): SearchSource => ({
  products: async function* () {
    yield [...products];
  },
  productsByIds: async (ids) => products.filter(({ id }) => ids.includes(id)),
  categories: async () => sampleCategories,
});
