import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  countOf,
  dataOf,
  form,
  givenApproved,
  givenCertificate,
  givenNom,
  givenProductUnder,
  idOf,
  getKnex,
  pdf,
  program,
  sheetOf,
  unique,
  type Many,
} from './kit';

interface Cert {
  readonly id: number;
  readonly status: string;
  readonly products: { product_id: number; status: string }[];
  readonly file: { name: string } | null;
}

let app: TestApp;
let api: Client;

beforeAll(async () => {
  app = await boot();
  api = await program(app);
});

const givenCert = async (nomId: number, more: object = {}): Promise<Cert> =>
  dataOf<Cert>(
    await api.post(
      '/api/nom-certs',
      form({ folio: unique('TR'), nom_id: nomId, requested_on: '2026-03-01', ...more }, { file: pdf() }),
    ),
    201,
  );
const show = async (id: number): Promise<Cert> => dataOf<Cert>(await api.get(`/api/nom-certs/${id}`));

describe('a certification procedure', () => {
  test('is opened with its file and products, listed by its parameters and changed by override', async () => {
    const nom = await givenNom(api);
    const product = await givenProduct(app);
    const cert = await givenCert(nom.id, {
      product_ids: [product.id],
      responsible_id: await idOf(app, 'nom_responsibles', {}),
    });
    expect(cert).toMatchObject({
      status: 'open',
      status_label: 'Abierto',
      nom_code: nom.code,
      file: { name: 'file.pdf' },
      products: [{ product_id: product.id, status: 'pending', sku: expect.any(String), model: expect.any(String) }],
    });
    expect((await api.get<Many>(`/api/nom-certs?nom_id=${nom.id}&status=open`)).body).toMatchObject({
      total: 1,
      data: [{ id: cert.id, products_count: 1 }],
    });
    const changed = await api.post(
      `/api/nom-certs/${cert.id}`,
      form({ notes: 'Muestras entregadas' }, {}, { _method: 'PUT' }),
    );
    expect(dataOf(changed)).toMatchObject({ notes: 'Muestras entregadas', requested_on: '2026-03-01' });
    expect((await sheetOf(api, product.id)).noms).toMatchObject([{ id: nom.id }]);
  });

  test('with dates that cross, a folio taken or things that do not exist is refused and leaves nothing', async () => {
    const nom = await givenNom(api);
    const folio = unique('TR');
    await givenCert(nom.id, { folio });
    const before = await countOf(app, 'nom_certs');
    const send = (more: object) =>
      api.post('/api/nom-certs', form({ folio: unique('TR'), nom_id: nom.id, requested_on: '2026-03-01', ...more }));
    expectRefused(await send({ expected_on: '2026-02-28', closed_on: '2026-02-27' }), {
      expected_on: 'La fecha compromiso no puede ser anterior a la de solicitud',
      closed_on: 'La fecha de cierre no puede ser anterior a la de solicitud',
    });
    expectRefused(await send({ folio }), { folio: 'Ya existe un trámite con este folio' });
    expectRefused(await send({ nom_id: 999_999, responsible_id: 999_999 }), {
      nom_id: 'No existe',
      responsible_id: 'No existe',
    });
    expectRefused(await send({ product_ids: [987_654] }), { 'products.987654': 'No existe este producto' });
    expect(await countOf(app, 'nom_certs')).toBe(before);
  });

  test('takes products one by one or many at once, each once, and gives them back', async () => {
    const nom = await givenNom(api);
    const [one, two, three] = [await givenProduct(app), await givenProduct(app), await givenProduct(app)];
    const { id } = await givenCert(nom.id);
    dataOf(await api.post('/api/nom-cert-products', { nom_cert_id: id, product_id: one.id }), 201);
    expectRefused(await api.post('/api/nom-cert-products', { nom_cert_id: id, product_id: one.id }), {
      [`products.${one.id}`]: 'El producto ya está en la lista',
    });
    expectRefused(await api.post('/api/bulk-nom-cert-products', { nom_cert_id: id, product_ids: [two.id, one.id] }), {
      [`products.${one.id}`]: 'ya está',
    });
    expect((await show(id)).products).toHaveLength(1);
    dataOf(
      await api.post('/api/bulk-nom-cert-products', { nom_cert_id: id, product_ids: [two.id, three.id, three.id] }),
      201,
    );
    expect((await show(id)).products.map(({ product_id }) => product_id)).toEqual([one.id, two.id, three.id]);
    dataOf(await api.delete(`/api/nom-cert-products/${two.id}?nom_cert_id=${id}`));
    dataOf(await api.delete(`/api/nom-cert-products?product_id=${three.id}&nom_cert_id=${id}`));
    expectRefused(await api.delete(`/api/nom-cert-products/${two.id}?nom_cert_id=${id}`), {
      [`products.${two.id}`]: 'El producto no está en la lista',
    });
    expectRefused(await api.delete(`/api/nom-cert-products/${one.id}`), { nom_cert_id: 'obligatorio' });
    expect((await show(id)).products).toMatchObject([{ product_id: one.id }]);
  });

  test('takes no norm that is not in force any more, unless it had it; products that join are told of', async () => {
    const [former, other] = [await givenNom(api), await givenNom(api)];
    const product = await givenProduct(app);
    const { id } = await givenCert(former.id);
    await getKnex(app)('noms').whereIn('id', [former.id, other.id]).update({ is_active: false });
    expectRefused(await api.put(`/api/nom-certs/${id}`, { nom_id: other.id }), { nom_id: 'no está vigente' });
    const told = await countOf(app, 'outbox_events');
    dataOf(await api.put(`/api/nom-certs/${id}`, { notes: 'Sigue', product_ids: [product.id] }));
    const events = (await getKnex(app)('outbox_events').orderBy('id').offset(told).limit(100)) as {
      name: string;
      payload: string;
    }[];
    expect(events.map(({ name, payload }) => [name, JSON.parse(payload)])).toContainEqual([
      'compliance.changed',
      { product_ids: [product.id] },
    ]);
    expect(await getKnex(app)('nom_certs').where({ id }).first()).toMatchObject({ nom_id: former.id, notes: 'Sigue' });
  });

  test('moves along its states, and once closed takes no more', async () => {
    const nom = await givenNom(api);
    const product = await givenProduct(app);
    const { id } = await givenCert(nom.id);
    const move = (status: string) => api.put(`/api/nom-certs/${id}`, { status });
    expectRefused(await move('in_review'), { product_ids: 'Elige al menos un producto' });
    dataOf(await api.post('/api/nom-cert-products', { nom_cert_id: id, product_id: product.id }), 201);
    expectRefused(await move('approved'), { status: 'No se puede pasar de este estado' });
    expect(dataOf(await move('in_review'))).toMatchObject({ products: [{ status: 'in_review' }] });
    expect(dataOf(await move('approved'))).toMatchObject({ status: 'approved', products: [{ status: 'approved' }] });
    expectRefused(await api.put(`/api/nom-certs/${id}`, { notes: 'tarde' }), {
      _general: 'El trámite ya está cerrado',
    });
    expectRefused(await api.post('/api/nom-cert-products', { nom_cert_id: id, product_id: product.id }), {
      nom_cert_id: 'El trámite ya está cerrado',
    });
  });
});

describe('which products a certificate covers', () => {
  test('is linked, changed with or without the id in the path, and taken back; the light follows at once', async () => {
    const nom = await givenNom(api);
    const [product, carrier] = [await givenProductUnder(app, api, nom.id), await givenProductUnder(app, api, nom.id)];
    const [first, second] = [
      await givenApproved(app, api, { nom_id: nom.id, product_ids: [carrier.id] }),
      await givenCertificate(app, api, { nom_id: nom.id }),
    ];
    const link = dataOf<{ id: number }>(
      await api.post('/api/product-nom-certificates', {
        product_id: product.id,
        nom_certificate_id: first.id,
        certified_model: 'VK-100',
      }),
      201,
    );
    expect((await sheetOf(api, product.id)).light).toBe('green');
    expectRefused(
      await api.post('/api/product-nom-certificates', { product_id: product.id, nom_certificate_id: first.id }),
      { product_id: 'ya está' },
    );
    expect(dataOf(await api.put('/api/product-nom-certificates', { id: link.id, certified_model: 'VK-200' }))).toEqual({
      id: link.id,
      product_id: product.id,
      nom_certificate_id: first.id,
      certified_model: 'VK-200',
    });
    expect(
      dataOf(await api.put(`/api/product-nom-certificates/${link.id}`, { nom_certificate_id: second.id })),
    ).toMatchObject({ nom_certificate_id: second.id, certified_model: 'VK-200' });
    expect((await sheetOf(api, product.id)).reasons).toMatchObject([{ code: 'document_pending' }]);
    expectRefused(await api.put('/api/product-nom-certificates', { certified_model: 'X' }), { id: 'obligatorio' });
    expect((await api.delete(`/api/product-nom-certificates/${link.id}`)).status).toBe(200);
    expect((await api.delete(`/api/product-nom-certificates/${link.id}`)).status).toBe(404);
    expect((await sheetOf(api, product.id)).reasons).toMatchObject([{ code: 'document_missing' }]);
  });

  test('several certifications of a product are stored with their files, all or none', async () => {
    const [nom, other] = [await givenNom(api), await givenNom(api, ['dictum'])];
    const product = await givenProduct(app);
    const agency = await idOf(app, 'certification_agencies', { acronym: 'LCT' });
    const each = (nomId: number, more: object = {}) => ({
      number: unique('L'),
      nom_id: nomId,
      certification_agency_id: agency,
      issued_on: '2026-01-10',
      ...more,
    });
    const data = {
      product_id: product.id,
      certifications: [each(nom.id), each(other.id, { document_type: 'dictum' })],
    };
    const before = [await countOf(app, 'nom_documents'), await countOf(app, 'private_files')];
    expectRefused(await api.post('/api/product-nom-certifications', form(data, { 'certification_file[0]': pdf() })), {
      'certification_file[1]': 'Falta el archivo del documento',
    });
    expectRefused(
      await api.post(
        '/api/product-nom-certifications',
        form(data, { 'certification_file[0]': pdf(), 'certification_file[1]': pdf(), 'certification_file[7]': pdf() }),
      ),
      { 'certification_file[7]': 'Este archivo no tiene datos' },
    );
    const crossed = {
      ...data,
      certifications: [data.certifications[0], each(other.id, { issued_on: '2026-02-01', expires_on: '2026-01-01' })],
    };
    expectRefused(
      await api.post(
        '/api/product-nom-certifications',
        form(crossed, { 'certification_file[0]': pdf(), 'certification_file[1]': pdf() }),
      ),
      { 'certifications.1.expires_on': /anterior a la de emisión/ },
    );
    expect([await countOf(app, 'nom_documents'), await countOf(app, 'private_files')]).toEqual(before);
    const made = await api.post<Many<{ document_type: string }>>(
      '/api/product-nom-certifications',
      form(data, { 'certification_file[0]': pdf(), 'certification_file[1]': pdf() }),
    );
    expect(made.status).toBe(201);
    expect(made.body.data.map(({ document_type }) => document_type)).toEqual(['certificate', 'dictum']);
    expect(await getKnex(app)('nom_document_products').where({ product_id: product.id })).toHaveLength(2);
  });
});
