import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface GradeAnswer {
  readonly id: number;
  readonly grade: string;
  readonly name: string;
  readonly description: string;
  readonly warranty_text: string;
  readonly warranty_months: number;
  readonly discount: string;
}
interface Auction {
  readonly auction_type: string;
  readonly branch: { readonly id: number; readonly name: string };
  readonly quantity: number;
  readonly price: string;
  readonly calculated_list_price: string;
  readonly currency: string;
  readonly warranty_months: number;
  readonly discount: string;
}
type Listed<T> = { readonly data: readonly T[]; readonly total: number };

let app: TestApp;
let buyer: Client;
let secondary: Client;
let storeman: Client;
let catalogue: Client;
const branchIds = new Map<string, number>();

beforeAll(async () => {
  app = await boot();
  [buyer, secondary, storeman, catalogue] = await Promise.all([
    app.as('distribuidor'),
    app.as('secundario'),
    app.as('almacen'),
    app.asStaff('catalogo'),
  ]);
  const branches = (await app.strapi.db.connection('branches').select('code', 'id')) as { code: string; id: number }[];
  for (const { code, id } of branches) branchIds.set(code, id);
});

async function refurbished(shelves: Readonly<Record<string, number>>, fields: object = {}): Promise<number> {
  const { id } = await givenProduct(app, {
    listPrice: '100.00',
    stock: { MTY: 3 },
    fields: { promo_discount: 90, ...fields },
  });
  for (const [grade, quantity] of Object.entries(shelves))
    await storeman.post('/api/stock-adjustments', {
      product_id: id,
      branch_id: branchIds.get('MTY'),
      grade,
      quantity,
      reason: 'Revisión',
    });
  return id;
}

const auctions = async (who: Client, id: number) =>
  (await who.get<Listed<Auction>>(`/api/product-auction-inventories?product_id=${id}&currency=USD`)).body;

describe('condition grades', () => {
  test.each([
    [
      'MALTRATADO: 12 months, 5 % [SF-GRADE-002]',
      { grade: 'MALTRATADO', months: 12, discount: '5', meaning: /empaque dañado/ },
    ],
    ['NUEVO: 12 months, 10 % [SF-GRADE-003]', { grade: 'NUEVO', months: 12, discount: '10', meaning: /caja abierta/ }],
    [
      'AAA: 12 months, 20 % [SF-GRADE-004]',
      { grade: 'AAA', months: 12, discount: '20', meaning: /demostraciones o exhibición/ },
    ],
    ['A: 12 months, 40 % [SF-GRADE-005]', { grade: 'A', months: 12, discount: '40', meaning: /instalación y uso/ }],
    ['B: 6 months, 45 % [SF-GRADE-006]', { grade: 'B', months: 6, discount: '45', meaning: /buen estado/ }],
    ['C: no warranty, 50 % [SF-GRADE-007]', { grade: 'C', months: 0, discount: '50', meaning: /desgaste notable/ }],
    ['D: no warranty, 60 % [SF-GRADE-008]', { grade: 'D', months: 0, discount: '60', meaning: /daño físico notable/ }],
    ['E: no warranty, 95 % [SF-GRADE-009]', { grade: 'E', months: 0, discount: '95', meaning: /cámaras simuladas/ }],
  ])('are a table anybody reads [SF-GRADE-001]; %s', async (_title, { grade, months, discount, meaning }) => {
    const { body } = await app.anonymous.get<Listed<GradeAnswer>>('/api/condition-grades?per_page=20');
    expect(body.total).toBe(8);
    const found = body.data.find((each) => each.grade === grade)!;
    expect(found).toMatchObject({ discount, warranty_months: months });
    expect(found.description).toMatch(meaning);
    expect(found.warranty_text).toBe(months === 0 ? 'Sin garantía' : `Garantía de ${months} meses`);
  });

  test('read in English too, and staff word them in both locales', async () => {
    const { body } = await app.anonymous.get<Listed<GradeAnswer>>(
      '/api/auction-types?locale=en&filters=[{"field":"grade","operator":"=","value":"C"}]',
    );
    const c = body.data.find(({ grade }) => grade === 'C')!;
    expect(c.name).toBe('Repaired, notable wear');
    const changed = await catalogue.put(`/inventory/condition-grades/${c.id}`, {
      description_translations: { es: 'Con rayones visibles', en: 'Visibly scratched' },
    });
    expect(changed.status).toBe(200);
    for (const [locale, text] of [
      ['es', 'Con rayones visibles'],
      ['en', 'Visibly scratched'],
    ])
      expect(
        (await app.anonymous.get<{ data: GradeAnswer }>(`/api/condition-grades/${c.id}?locale=${locale}`)).body.data
          .description,
      ).toBe(text);
  });

  test('no percent above 100 or below 0, and only the catalogue changes them', async () => {
    const { body } = await app.anonymous.get<Listed<GradeAnswer>>('/api/condition-grades?per_page=20');
    const path = `/condition-grades/${body.data[0]!.id}`;
    expectRefused(await catalogue.put(`/inventory${path}`, { discount: 100.5 }), {
      discount: 'El porcentaje no puede ser mayor que 100',
    });
    expectRefused(await catalogue.put(`/inventory${path}`, { discount: -1 }), {
      discount: 'El porcentaje no puede ser negativo',
    });
    expect((await storeman.put(`/api${path}`, { discount: 1 })).status).toBe(403);
  });
});

describe('pieces sold by grade', () => {
  test('have their own price: the grade replaces every promo, in every branch that has one', async () => {
    const id = await refurbished({ A: 2, E: 1, MALTRATADO: 4 });
    const { data, total } = await auctions(buyer, id);
    expect(total).toBe(3);
    expect(data.map(({ auction_type: grade, price, quantity }) => [grade, price, quantity])).toEqual([
      ['MALTRATADO', '95.00', 4],
      ['A', '60.00', 2],
      ['E', '5.00', 1],
    ]);
    expect(data[0]).toMatchObject({
      branch: { id: branchIds.get('MTY'), name: 'Monterrey' },
      calculated_list_price: '100.00',
      currency: 'USD',
      warranty_months: 12,
      discount: '5',
    });
  });

  test('show on the card the lowest price and its grade, and all on the product page [SF-CARD-005]', async () => {
    const id = await refurbished({ B: 1, NUEVO: 1 });
    const page = await buyer.get<{ data: Record<string, unknown> & { auctions: Auction[] } }>(
      `/api/store-products/${id}?currency=USD`,
    );
    expect(page.body.data).toMatchObject({ lowest_auction_price: '55.00', lowest_clasification_auction: 'B' });
    expect(page.body.data.auctions.map(({ auction_type: grade, price }) => [grade, price])).toEqual([
      ['NUEVO', '90.00'],
      ['B', '55.00'],
    ]);
  });

  test('all cost the same where a price is fixed: the card names the best grade', async () => {
    const id = await refurbished({ B: 1, NUEVO: 1 }, { fixed_price: '70' });
    const page = await buyer.get<{ data: object }>(`/api/store-products/${id}?currency=USD`);
    expect(page.body.data).toMatchObject({ lowest_auction_price: '70.00', lowest_clasification_auction: 'NUEVO' });
  });

  test('are none of a visitor’s or a secondary user’s business [SF-SECONDARY-004]', async () => {
    const id = await refurbished({ B: 1 });
    for (const who of [app.anonymous, secondary]) {
      const page = (await who.get<{ data: object }>(`/api/store-products/${id}`)).body.data;
      expect(Object.keys(page).filter((key) => /auction/.test(key))).toEqual([]);
    }
    expect((await secondary.get(`/api/product-auction-inventories?product_id=${id}`)).status).toBe(403);
    expect((await app.anonymous.get(`/api/product-auction-inventories?product_id=${id}`)).status).toBe(401);
    const rows = (
      await secondary.get<Listed<{ branch: { id: number }; inventories: object }>>(
        `/api/product-inventories?product_id=${id}`,
      )
    ).body.data;
    expect(rows.find(({ branch }) => branch.id === branchIds.get('MTY'))!.inventories).toEqual({ Stock: 3 });
  });

  test('cost what the grade’s new percent says as soon as it is changed, and nothing once it is not sold', async () => {
    const id = await refurbished({ D: 1 });
    const grade = (await app.anonymous.get<Listed<GradeAnswer>>('/api/condition-grades?per_page=20')).body.data.find(
      (each) => each.grade === 'D',
    )!;
    expect((await auctions(buyer, id)).data[0]!.price).toBe('40.00');
    const page = () =>
      buyer.get<{ data: { lowest_auction_price: string | null } }>(`/api/store-products/${id}?currency=USD`);
    expect((await page()).body.data.lowest_auction_price).toBe('40.00');
    await catalogue.put(`/inventory/condition-grades/${grade.id}`, { discount: 75 });
    expect((await auctions(buyer, id)).data[0]!.price).toBe('25.00');
    await expect.poll(async () => (await page()).body.data.lowest_auction_price).toBe('25.00');
    await catalogue.put(`/inventory/condition-grades/${grade.id}`, { is_active: false });
    expect((await auctions(buyer, id)).total).toBe(0);
  });
});

describe('a branch that restricts what it sells', () => {
  test('comes last in the inventories with its message [SF-STOCK-005]', async () => {
    const { id } = await givenProduct(app, { listPrice: '500.00', stock: { MTY: 1 } });
    const inventories = async () =>
      (
        await buyer.get<Listed<{ branch: { id: number }; value_restrictions: string | null }>>(
          `/api/product-inventories?product_id=${id}`,
        )
      ).body.data;
    expect((await inventories()).every(({ value_restrictions: text }) => text === null)).toBe(true);
    const rule = {
      branch_id: branchIds.get('MTY'),
      min_value: 400,
      max_value: 600,
      message: 'Venta solo con autorización',
    };
    const made = await catalogue.post<{ data: { id: number; min_value: string } }>(
      '/inventory/value-restrictions',
      rule,
    );
    expect([made.status, made.body.data.min_value]).toEqual([201, '400.00']);
    expect((await inventories()).at(-1)).toMatchObject({
      branch: { id: branchIds.get('MTY') },
      value_restrictions: 'Venta solo con autorización',
    });
    await catalogue.put(`/inventory/value-restrictions/${made.body.data.id}`, { is_active: false });
    expect((await inventories()).every(({ value_restrictions: text }) => text === null)).toBe(true);
  });

  test('needs a branch that exists and limits in order', async () => {
    expectRefused(await catalogue.post('/inventory/value-restrictions', { branch_id: 2_000_000_000, message: 'x' }), {
      branch_id: 'No existe',
    });
    expectRefused(
      await catalogue.post('/inventory/value-restrictions', {
        branch_id: branchIds.get('MTY'),
        min_value: 5,
        max_value: 4,
        message: 'x',
      }),
      {
        max_value: 'El máximo no puede ser menor que el mínimo',
      },
    );
  });
});

describe('the inventory checker', () => {
  test('answers what there is of each product, or names what is short [SF-CART-040]', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 2, GDL: 3 } });
    const ask = (query: string) =>
      buyer.get<Listed<{ available: number; is_enough: boolean }>>(`/api/inventory-checker?${query}`);
    const list = (quantity: number) =>
      `products=${encodeURIComponent(
        JSON.stringify([
          { product_id: id, quantity },
          { product_id: id, quantity: 1 },
        ]),
      )}`;
    expect((await ask(list(4))).body.data).toEqual([{ product_id: id, quantity: 5, available: 5, is_enough: true }]);
    expectRefused(await ask(list(5)), {
      _general: 'Revisa los datos de tu pedido',
      [`products.${id}`]: 'No hay suficientes piezas: quedan 5',
    });
    expect((await ask(`product_id=${id}&quantity=3&branch_id=${branchIds.get('GDL')}`)).status).toBe(200);
    expectRefused(await ask(`product_id=${id}&quantity=3&branch_id=${branchIds.get('MTY')}`), {
      [`products.${id}`]: /quedan 2/,
    });
    expectRefused(await ask(''), { products: 'Este campo es obligatorio' });
    expectRefused(await ask('products=no'), { products: /JSON/ });
  });
});

describe('warehouses', () => {
  test('are the branches that purchasing keeps; the principal ones have type 1 [CS-WAREHOUSE-001, CS-WAREHOUSE-002]', async () => {
    const compras = await app.asStaff('compras');
    const made = await compras.post<{ data: { id: number } }>('/inventory/branches', {
      code: 'BODEGA',
      name: 'Bodega de tránsito',
      warehouse_type_id: 2,
    });
    const ids = async (query: string) =>
      (
        await compras.get<Listed<{ id: number; name: string; warehouse_type_id: number }>>(
          `/inventory/warehouses?per_page=50&${query}`,
        )
      ).body.data;
    expect((await ids('')).map(({ id }) => id)).toContain(made.body.data.id);
    const main = await ids('principalWarehouse=true');
    expect(main.length).toBeGreaterThan(0);
    expect(main.every(({ warehouse_type_id: type }) => type === 1)).toBe(true);
    expect((await ids('principalWarehouse=false')).map(({ id }) => id)).toContain(made.body.data.id);
    expect((await ids('omniSearchQuery=bodega transito')).map(({ id }) => id)).toEqual([made.body.data.id]);
  });
});
