import { beforeAll, describe, expect, test } from 'vitest';
import { boot, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { brandOfProduct, settledProduct, type Body, type List } from './kit';

let app: TestApp;
let catalogue: Client;
let support: Client;
let companyId: number;
const knex = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  [catalogue, support] = [await app.asStaff('catalogo'), await app.asStaff('soporte')];
  companyId = ((await knex()('companies').where({ price_level: 4, currency: 'USD' }).first('id')) as { id: number }).id;
});

const priceFor = async (productId: number, more = '') =>
  (
    await catalogue.get<{ data: { final: string; list: string; steps: { rule: string; label: string }[] } }>(
      `/pricing/price-explanations?product_id=${productId}&company_id=${companyId}${more}`,
    )
  ).body.data;
const brandOf = (productId: number) => brandOfProduct(app, productId);
const product = (wish?: Parameters<typeof settledProduct>[1]) => settledProduct(app, wish);

describe('promos of a product', () => {
  test('a dated promo counts on its days only, and of several discounts the best one', async () => {
    const { id } = await product({ fields: { promo_level_4: 10 } });
    const promo = (start: string, end: string) =>
      catalogue.put(`/pricing/product-promos/${id}`, {
        product_promo_discount: { discount: 25, start_date: start, end_date: end, expires: true },
      });
    expect((await promo('2020-01-01', '2099-01-01')).status).toBe(200);
    expect((await priceFor(id)).final).toBe('75.00');
    await promo('2020-01-01', '2020-02-01');
    expect((await priceFor(id)).final).toBe('90.00');
  });

  test('crossed dates, a promo that expires without a day, and percents above 100 are refused on their field', async () => {
    const { id } = await product();
    const put = (body: unknown) => catalogue.put(`/pricing/product-promos/${id}`, body);
    expectRefused(
      await put({ product_promo_discount: { discount: 10, start_date: '2026-05-02', end_date: '2026-05-01' } }),
      { 'product_promo_discount.end_date': 'La fecha final no puede ser anterior a la inicial' },
    );
    expectRefused(await put({ product_a_a_a_discount: { discount: 10 } }), {
      'product_a_a_a_discount.end_date': 'Indica hasta qué día vale, o marca que no vence',
    });
    expectRefused(await put({ product_promo_discount: { discount: 101, expires: false } }), {
      'product_promo_discount.discount': 'El porcentaje debe estar entre 0 y 100',
    });
    expect(await knex()('product_offers').where({ product_id: id })).toEqual([]);
  });

  test('peso fuerte replaces the exchange rate for its product alone', async () => {
    const { id } = await product();
    await catalogue.put(`/pricing/product-promos/${id}`, { peso_fuerte: { exchange_rate: '15.00', expires: false } });
    const price = await priceFor(id, '&currency=MXN');
    expect(price.final).toBe('1500.00');
    expect(price.steps.map(({ label }) => label)).toContain('Peso fuerte');
    expect((await priceFor((await product()).id, '&currency=MXN')).final).not.toBe('1500.00');
  });

  test('volume prices count from their quantity on; more pieces never cost more', async () => {
    const { id } = await product();
    const refused = await catalogue.put(`/pricing/product-promos/${id}`, {
      volume_tiers: [
        { min_quantity: 10, discount: 20 },
        { min_quantity: 50, discount: 15 },
      ],
    });
    const twice = [10, 10].map((min_quantity, at) => ({ min_quantity, discount: 20 + at }));
    expectRefused(await catalogue.put(`/pricing/product-promos/${id}`, { volume_tiers: twice }), {
      'volume_tiers.1.min_quantity': 'Ya hay un precio para esa cantidad',
    });
    expectRefused(refused, {
      'volume_tiers.1.discount':
        'Más piezas no pueden costar más: el descuento debe ser mayor que el de la cantidad anterior',
    });
    await catalogue.put(`/pricing/product-promos/${id}`, {
      volume_tiers: [
        { min_quantity: 10, discount: 20 },
        { min_quantity: 50, discount: 30 },
      ],
    });
    expect(
      await Promise.all([9, 10, 49, 50].map(async (quantity) => (await priceFor(id, `&quantity=${quantity}`)).final)),
    ).toEqual(['100.00', '80.00', '80.00', '70.00']);
    const card = async (account: string) =>
      (await (await app.as(account)).get<Body>(`/api/store-products/${id}?currency=USD`)).body.data;
    expect(await card('distribuidor')).toMatchObject({
      last_product_volume_discount_option: { quantity: 50, currency: 'USD' },
      volume_product_discount_options_text: expect.stringMatching(/^Desde 50 piezas: \$\d+\.\d{2} USD$/),
    });
    expect(await card('secundario')).not.toHaveProperty('last_product_volume_discount_option');
  });

  test('who changed a promo or a volume tier, from what to what, stands in the price history [CS-PRODUCT-015]', async () => {
    const { id } = await product();
    const put = (body: unknown) => catalogue.put(`/pricing/product-promos/${id}`, body);
    await put({ volume_tiers: [{ min_quantity: 10, discount: 20 }] });
    await put({ volume_tiers: [{ min_quantity: 10, discount: 25 }] });
    await put({ product_promo_discount: { discount: 15, expires: false } });
    const { body } = await catalogue.get<List>(`/pricing/product-price-histories?product_id=${id}`);
    expect(body.data).toMatchObject([
      { field: 'product_promo_discount.discount', before: null, after: '15' },
      { field: 'volume_tiers.10', before: '20', after: '25' },
      { field: 'volume_tiers.10', before: null, after: '20' },
    ]);
  });

  test('the form reads back what was written, levels included', async () => {
    const { id } = await product();
    await catalogue.put(`/pricing/product-promos/${id}`, {
      product_promo_level_discounts: [1, 2, 3, 4, 5, 6],
      discountType: { discount_type: '2', product_flow_type: 'volume' },
    });
    const { body } = await catalogue.get<Body>(`/pricing/product-promos/${id}`);
    expect(body.data).toMatchObject({
      product_id: id,
      product_promo_discount: null,
      product_promo_level_discounts: ['1', '2', '3', '4', '5', '6'],
      discountType: { discount_type: '2', product_flow_type: 'volume' },
    });
    expect((await catalogue.get<List>(`/pricing/product-promos?product_id=${id}`)).body.total).toBe(1);
    expect((await catalogue.get('/pricing/product-promos/999999')).status).toBe(404);
  });
});

describe('massive discounts', () => {
  test('a whole grid is checked before anything is written; then a job writes it and the cards follow [CS-DISCOUNT-004] [CS-DISCOUNT-006]', async () => {
    const [first, second] = [await product(), await product()];
    const wrong = await catalogue.post('/pricing/massive-discounts', {
      changes: { [first.id]: { promo_discount: 30 }, [second.id]: { promo_level_1: 130 } },
    });
    expectRefused(wrong, { [`changes.${second.id}.promo_level_1`]: 'El porcentaje debe estar entre 0 y 100' });
    const empty = await catalogue.post('/pricing/massive-discounts', { changes: {} });
    expectRefused(empty, { changes: 'No hay cambios que guardar' });
    expect(await knex()('jobs').where({ name: 'pricing.apply-massive-discount' })).toEqual([]);
    // A server that did not write prices and discounts itself keeps what it knew of them for a moment.
    await expect.poll(async () => (await priceFor(first.id)).final).toBe('100.00');
    const accepted = await catalogue.post<{ data: { job_id: number; products: number } }>(
      '/pricing/massive-discounts',
      {
        changes: { [first.id]: { promo_discount: 30, product_a_a_a_discount: 28 }, [second.id]: { list_price: '250' } },
      },
    );
    expect(accepted.status).toBe(202);
    expect(accepted.body.data.products).toBe(2);
    await app.settle();
    await expect.poll(async () => (await priceFor(first.id)).final).toBe('70.00');
    await expect.poll(async () => (await priceFor(second.id)).list).toBe('250.00');
    const history = await catalogue.get<List>(`/pricing/product-price-histories?product_id=${second.id}`);
    expect(history.body.data[0]).toMatchObject({ field: 'list_price', after: '250' });
    const rows = await knex()('products').whereIn('document_id', [second.documentId]).select('list_price');
    expect(rows.every(({ list_price: price }: { list_price: string | number }) => Number(price) === 250)).toBe(true);
  });

  test('the grid shows products with what their prices are made of', async () => {
    const { id, sku } = await product({ fields: { promo_level_2: 7 } });
    const { body } = await catalogue.get<List>(`/pricing/massive-discounts?omniSearchQuery=${sku}`);
    expect(body).toMatchObject({ total: 1, data: [{ id, sku, promo_level_2: '7', product_a_a_a_discount: null }] });
    expect((await support.get('/pricing/massive-discounts')).status).toBe(403);
  });
});

describe('discounts of companies', () => {
  test('a configured discount of a company counts like the others, and the best one holds', async () => {
    const { id: productId } = await product();
    const made = await support.post<Body>('/pricing/company-discount-confs', {
      company_id: companyId,
      brand_id: await brandOf(productId),
      discount: 18,
    });
    expect(made.status).toBe(201);
    expect(made.body.data.business_name).toEqual(expect.any(String));
    await app.endShortMemories();
    const price = await priceFor(productId);
    expect(Number(price.final)).toBeLessThanOrEqual(82);
    expect(
      (
        await support.put(`/pricing/company-discount-confs/${made.body.data.id}`, {
          company_id: companyId,
          brand_id: await brandOf(productId),
          discount: 101,
        })
      ).status,
    ).toBe(422);
    expect(
      (await support.get<List>(`/pricing/company-discount-confs?company_id=${companyId}`)).body.data.map(
        ({ id }) => id,
      ),
    ).toContain(made.body.data.id);
    expectRefused(
      await support.post('/pricing/company-discount-confs', {
        company_id: companyId,
        brand_id: await brandOf(productId),
        discount: 1,
      }),
      { brand_id: 'Ya existe un descuento para esa combinación' },
    );
    expect((await support.delete(`/pricing/company-discount-confs/${made.body.data.id}`)).status).toBe(200);
    expect((await support.delete(`/pricing/company-discount-confs/${made.body.data.id}`)).status).toBe(404);
  });

  test('of one company, or of a type, are above a limit nobody’s to give alone; what stands already may stay', async () => {
    const { id: productId } = await product();
    const brand_id = await brandOf(productId);
    const body = (discount: number) => ({ company_id: companyId, brand_id, discount });
    const above =
      'Tú concedes hasta 20.00 %: lo que pasa de ahí es un descuento especial de marca, que autoriza otra persona';
    for (const discount of [20.01, 100])
      expectRefused(await support.post('/pricing/company-discount-confs', body(discount)), { discount: above });
    expect(codesOf(await support.post('/pricing/company-discount-confs', body(101)))).toEqual(['percent_out_of_range']);
    expect(await knex()('company_discount_confs').where({ company_id: companyId, brand_id })).toEqual([]);
    const { id } = (await support.post<Body>('/pricing/company-discount-confs', body(20))).body.data;
    const path = `/pricing/company-discount-confs/${id}`;
    expectRefused(await support.put(path, body(90)), { discount: above });
    expect(
      Number(((await knex()('company_discount_confs').where({ id }).first()) as { discount: string }).discount),
    ).toBe(20);
    await knex()('company_discount_confs').where({ id }).update({ discount: '50' });
    expect((await support.put(path, body(45))).status).toBe(200);
    expectRefused(await support.put(path, body(46)), { discount: above });
    expect((await support.delete(path)).status).toBe(200);

    const types = '/pricing/distributor-type-discount-configs';
    const before = (await support.get<List>(types)).body.data;
    const configs = (discount: number) => ({ configs: [{ company_type: 'installer', brand_id, discount }] });
    expectRefused(await support.post(types, configs(21)), { 'configs.0.discount': above });
    expect((await support.get<List>(types)).body.data).toEqual(before);
    expect((await support.post(types, configs(20))).status).toBe(200);
    await knex()('distributor_type_discount_configs').update({ discount: '60' });
    expect((await support.post(types, configs(60))).status).toBe(200);
    expectRefused(await support.post(types, configs(61)), { 'configs.0.discount': above });
    expect((await support.post(types, { configs: [] })).status).toBe(200);
  });

  test('discounts by type of distributor are saved as one list', async () => {
    const configs = [
      { company_type: 'installer', discount: 5 },
      { company_type: 'government', discount: 9 },
    ];
    expect(
      (await support.post<List>('/pricing/distributor-type-discount-configs', { configs })).body.data,
    ).toHaveLength(2);
    expectRefused(
      await support.post('/pricing/distributor-type-discount-configs', { configs: [configs[0], configs[0]] }),
      { 'configs.1.brand_id': 'Ya existe un descuento para esa combinación' },
    );
    expect(
      (await support.get<List>('/pricing/distributor-type-discount-configs')).body.data.map(
        ({ company_type: type }) => type,
      ),
    ).toEqual(['government', 'installer']);
    expect((await catalogue.post('/pricing/distributor-type-discount-configs', { configs: [] })).status).toBe(403);
  });
});
