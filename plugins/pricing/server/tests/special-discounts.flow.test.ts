import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { brandOfProduct, settledProduct, type Body, type List } from './kit';

let app: TestApp;
let catalogue: Client;
let buying: Client;
let support: Client;
let companyId: number;
const knex = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  [catalogue, buying, support] = [
    await app.asStaff('catalogo'),
    await app.asStaff('compras'),
    await app.asStaff('soporte'),
  ];
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

describe('special discounts of a brand', () => {
  const ask = (brandId: number, more: Record<string, unknown> = {}) =>
    catalogue.post<Body>('/pricing/special-brand-discounts', {
      brand_id: brandId,
      discount: 40,
      company_ids: [companyId],
      reason: 'Proyecto',
      ...more,
    });

  test('counts only when somebody with the permission authorised it, and only for its distributors [CS-DISCOUNT-001] [CS-DISCOUNT-003]', async () => {
    const { id: productId } = await product();
    const made = await ask(await brandOf(productId));
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ status: 'pending', status_label: 'Por autorizar' });
    const before = (await priceFor(productId)).final;
    expect(
      (await catalogue.put(`/pricing/special-brand-discount-auths/${made.body.data.id}`, { authorised: true })).status,
    ).toBe(403);
    expect(
      (await buying.put<Body>(`/pricing/special-brand-discount-auths/${made.body.data.id}`, { authorised: true })).body
        .data,
    ).toMatchObject({ status: 'authorised' });
    await app.endShortMemories();
    expect(Number((await priceFor(productId)).final)).toBeLessThan(Number(before));
    expect((await priceFor(productId)).final).toBe('60.00');
    const other = (
      (await knex()('companies').whereNot({ id: companyId }).where({ price_level: 1 }).first('id')) as { id: number }
    ).id;
    const elsewhere = await catalogue.get<{ data: { final: string } }>(
      `/pricing/price-explanations?product_id=${productId}&company_id=${other}`,
    );
    expect(elsewhere.body.data.final).not.toBe('60.00');
    await buying.put(`/pricing/special-brand-discount-auths/${made.body.data.id}`, {
      authorised: false,
      note: 'Se terminó el proyecto',
    });
  });

  test('the distributor variant lists what a company has in force [CS-DISCOUNT-002]', async () => {
    const { id: productId } = await product();
    const made = await ask(await brandOf(productId), { discount: 12, end_date: '2099-12-31' });
    const inForce = async () =>
      (await buying.get<List>(`/pricing/special-brand-discount-dist?company_id=${companyId}`)).body.data.map(
        ({ id }) => id,
      );
    expect(await inForce()).not.toContain(made.body.data.id);
    await buying.put(`/pricing/special-brand-discount-auths/${made.body.data.id}`, { authorised: true });
    expect(await inForce()).toContain(made.body.data.id);
    await buying.put(`/pricing/special-brand-discount-auths/${made.body.data.id}`, { authorised: false });
  });

  test('the store’s prices follow a discount that is authorised, changed and authorised again', async () => {
    const { id: productId } = await product();
    const brandId = await brandOf(productId);
    const buyer = await app.as('distribuidor');
    const price = async () =>
      (
        await buyer.get<{ data: { calculated_distributor_price: string } }>(
          `/api/store-products/${productId}?currency=USD`,
        )
      ).body.data.calculated_distributor_price;
    const { id } = (await ask(brandId)).body.data;
    const authorise = (authorised: boolean) =>
      buying.put(`/pricing/special-brand-discount-auths/${id}`, { authorised });
    await authorise(true);
    await expect.poll(price).toBe('60.00');
    // What is made right after a change is made once more a little later, and kept from then on.
    await app.endShortMemories();
    expect(await price()).toBe('60.00');
    await catalogue.put(`/pricing/special-brand-discounts/${id}`, {
      brand_id: brandId,
      discount: 50,
      company_ids: [companyId],
    });
    await authorise(true);
    await expect.poll(price).toBe('50.00');
    await authorise(false);
  });

  test('a changed discount must be authorised again, and a lost race is told', async () => {
    const { id: productId } = await product();
    const brandId = await brandOf(productId);
    const { id, updatedAt } = (await ask(brandId)).body.data;
    await buying.put(`/pricing/special-brand-discount-auths/${id}`, { authorised: true });
    const body = { brand_id: brandId, discount: 50, company_ids: [companyId] };
    expect(
      (
        await catalogue.put(`/pricing/special-brand-discounts/${id}`, body, {
          'If-Match': String(updatedAt).replace(/\d{4}/, '2020'),
        })
      ).status,
    ).toBe(409);
    expect((await catalogue.put<Body>(`/pricing/special-brand-discounts/${id}`, body)).body.data).toMatchObject({
      status: 'pending',
      discount: '50',
    });
    expectRefused(await ask(brandId, { company_ids: [] }), { company_ids: 'Elige al menos un distribuidor' });
    expectRefused(await ask(brandId, { start_date: '2026-02-02', end_date: '2026-02-01' }), {
      end_date: 'La fecha final no puede ser anterior a la inicial',
    });
    expect((await ask(999_999)).status).toBe(422);
  });
});

describe('who decides on a special discount, and what a change of one does', () => {
  const events = async (): Promise<{ companyId: number | null }[]> =>
    (
      (await knex()('outbox_events').where({ name: 'discounts.changed' }).orderBy('id').select('payload')) as {
        payload: string;
      }[]
    ).map(({ payload }) => JSON.parse(payload) as { companyId: number | null });
  const row = (id: number) => knex()('special_brand_discounts').where({ id }).first() as Promise<Body['data']>;
  async function decided() {
    const { id: productId } = await product();
    const body = { brand_id: await brandOf(productId), discount: 7, company_ids: [companyId] };
    const { id } = (await catalogue.post<Body>('/pricing/special-brand-discounts', body)).body.data;
    await buying.put(`/pricing/special-brand-discount-auths/${id}`, { authorised: false, note: 'Muy alto' });
    return { id, body };
  }

  test('nobody authorises what they asked for themselves, by either call and by whichever of their accounts', async () => {
    const { id } = await decided();
    const { decided_by } = await row(id);
    const own = (await knex()('admin_users').where({ email: 'compras@mayorista.test' }).first('id')) as { id: number };
    const [key, email] = [`staff:${own.id}`, 'compras@mayorista.test'];
    const nobody = { requested_by: 'Otra', requested_by_key: 'staff:0', requested_by_email: 'otra@mayorista.test' };
    for (const asked of [
      { ...nobody, requested_by_key: key },
      { ...nobody, requested_by_email: email },
      // As it was kept before accounts were.
      { requested_by: decided_by, requested_by_key: null, requested_by_email: null },
    ]) {
      await knex()('special_brand_discounts').where({ id }).update(asked);
      const before = await row(id);
      const auth = await buying.put(`/pricing/special-brand-discount-auths/${id}`, { authorised: true });
      const state = await buying.put(`/pricing/special-brand-discount-statuses/${id}`, { status: 'authorised' });
      expect([auth.status, state.status]).toEqual([403, 403]);
      expect(await row(id)).toEqual(before);
    }
    await knex()('special_brand_discounts')
      .where({ id })
      .update({ ...nobody, requested_by: decided_by });
    const namesake = await buying.put(`/pricing/special-brand-discount-auths/${id}`, { authorised: true });
    expect(namesake.status, 'somebody else of the same name').toBe(200);
  });

  test('whoever changed it last asked for it, administrators too, who do not authorise their own', async () => {
    const admin = await app.asStaff('admin');
    const { id, body } = await decided();
    expect((await admin.put(`/pricing/special-brand-discounts/${id}`, { ...body, discount: 99 })).status).toBe(200);
    expect((await admin.put(`/pricing/special-brand-discount-auths/${id}`, { authorised: true })).status).toBe(403);
    expect(await row(id)).toMatchObject({ status: 'pending' });
    expect((await buying.put(`/pricing/special-brand-discount-auths/${id}`, { authorised: true })).status).toBe(200);
    const made = await admin.post<Body>('/pricing/special-brand-discounts', body);
    const own = `/pricing/special-brand-discount-auths/${made.body.data.id}`;
    expect((await admin.put(own, { authorised: true })).status).toBe(403);
  });

  test('a change undoes the decision, tells the store, and stands in the history', async () => {
    const { id, body } = await decided();
    expect(await row(id)).toMatchObject({
      status: 'rejected',
      decision_note: 'Muy alto',
      decided_at: expect.anything(),
    });
    const told = (await events()).length;
    const changed = await catalogue.put<Body>(`/pricing/special-brand-discounts/${id}`, { ...body, discount: 8.5 });
    expect(changed.body.data).toMatchObject({
      status: 'pending',
      discount: '8.5',
      decided_by: null,
      decided_at: null,
      decision_note: null,
      companies: [{ id: companyId, business_name: expect.any(String) }],
    });
    expect((await events()).slice(told)).toEqual([{ companyId: null }]);
    const { body: history } = await catalogue.get<List>(
      `/kernel/histories?modelType=special-brand-discounts&modelId=${id}`,
    );
    expect(history.data).toContainEqual(
      expect.objectContaining({
        changes: expect.objectContaining({ discount: ['7.0000', '8.5000'], status: ['rejected', 'pending'] }),
      }),
    );
  });

  test('a discount that goes to another company is told to both', async () => {
    const other = ((await knex()('companies').whereNot({ id: companyId }).first('id')) as { id: number }).id;
    const { id: productId } = await product();
    const body = { company_id: companyId, brand_id: await brandOf(productId), discount: 3 };
    const { id } = (await support.post<Body>('/pricing/company-discount-confs', body)).body.data;
    const told = (await events()).length;
    await support.put(`/pricing/company-discount-confs/${id}`, { ...body, company_id: other });
    await support.delete(`/pricing/company-discount-confs/${id}`);
    expect((await events()).slice(told)).toEqual([{ companyId }, { companyId: other }, { companyId: other }]);
  });
});
