import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, form, givenApproved, givenNom, program, unique, type Many } from './kit';

let app: TestApp;
let api: Client;
let officer: Client;
let nom: { id: number; code: string };
let product: { id: number; sku: string };

beforeAll(async () => {
  app = await boot();
  api = await program(app);
  officer = await app.asStaff('cumplimiento');
  nom = await givenNom(api, ['certificate', 'dictum']);
  product = await givenProduct(app, { name: '=HYPERLINK("http://malo.test";"Cámara")' });
  dataOf(await api.put(`/api/nom-products/${product.id}`, { requires_nom: true, nom_ids: [nom.id] }));
  await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id], expires_on: '2029-01-01' });
  dataOf(
    await api.post(
      '/api/nom-certs',
      form({ folio: unique('TR'), nom_id: nom.id, product_ids: [product.id], requested_on: '2026-02-03' }),
    ),
    201,
  );
  await app.settle();
});

const download = async (path: string, token = api.token) => {
  const answer = await fetch(app.url + path, { headers: { Authorization: `Bearer ${token}` } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('reports', () => {
  test('products and requirements, and procedures and their products, are filtered on screen [CS-NOM-009]', async () => {
    const requirements = await api.get<Many>(`/api/nom-product-requirement-reports?nom_id=${nom.id}`);
    expect(requirements.body).toMatchObject({
      total: 2,
      data: [
        { sku: product.sku, nom_code: nom.code, result: 'ok', expires_on: '2029-01-01' },
        { result: 'missing', result_label: 'Falta', document_number: null },
      ],
    });
    expect(
      (await api.get<Many>(`/api/nom-product-requirement-reports?nom_id=${nom.id}&result=missing`)).body.total,
    ).toBe(1);
    expect(
      (await api.get<Many>(`/api/nom-product-requirement-reports?nom_id=${nom.id}&expires_to=2028-12-31`)).body.total,
    ).toBe(0);
    const ofState = async (state: string) =>
      (await api.get<Many>(`/api/nom-product-requirement-reports?nom_id=${nom.id}&status=pending&state=${state}`)).body
        .total;
    expect([await ofState('missing'), await ofState('complies')]).toEqual([2, 0]);
    const certs = await api.get<Many>(
      `/api/nom-cert-product-reports?nom_id=${nom.id}&requested_from=2026-02-03&requested_to=2026-02-03`,
    );
    expect(certs.body).toMatchObject({
      total: 1,
      data: [{ sku: product.sku, cert_status_label: 'Abierto', status_label: 'Pendiente' }],
    });
    expect(
      (await api.get<Many>(`/api/nom-cert-product-reports?nom_id=${nom.id}&requested_from=2026-02-04`)).body.total,
    ).toBe(0);
    expectRefused(await api.get('/api/nom-cert-product-reports?requested_from=ayer'), {
      requested_from: 'Debe ser una fecha válida',
    });
  });

  test('are downloaded with their filters: Reporte descargado correctamente; formulas are text', async () => {
    const csv = await download(`/api/nom-product-requirement-report-exports?format=csv&nom_id=${nom.id}`);
    expect([csv.status, csv.headers.get('x-message')]).toEqual([200, 'Reporte descargado correctamente']);
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Requisitos NOM por producto \d{4}-\d{2}-\d{2}\.csv"/,
    );
    const [heading, ...lines] = csv.bytes.toString('utf8').replace('\ufeff', '').trim().split('\r\n');
    expect(heading).toBe(
      'SKU,Modelo,Producto,Marca,NOM,Requisito,Obligatorio,Responsable,Resultado,Documento,Vence,Notas',
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://malo.test"";""Cámara"")"`);
    expect(lines[0]).toContain('Cumple');
    const xlsx = await download(`/api/nom-cert-product-report-exports?nom_id=${nom.id}`);
    expect([xlsx.status, xlsx.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
    expectRefused(await api.get('/api/nom-product-requirement-report-exports?format=pdf'), {
      format: 'No es una opción válida',
    });
  });

  test('whole tables go through the jobs too, for whoever may read reports and nobody else', async () => {
    const asked = await officer.post<{ data: { id: number } }>('/kernel/exports', {
      name: 'nom-product-requirements',
      format: 'csv',
      query: { nom_id: nom.id },
    });
    expect(asked.status).toBe(202);
    await app.settle();
    expect((await officer.get(`/kernel/background-jobs/${asked.body.data.id}`)).body).toMatchObject({
      data: { state: 'done', result: { rows: 2 } },
    });
    const marketing = await app.asStaff('marketing');
    expect((await marketing.post('/kernel/exports', { name: 'nom-cert-products', format: 'csv' })).status).toBe(403);
    const customer = await givenPerson(app, { role: 'distributor' });
    expect((await client(app.url, customer.token).get('/api/nom-cert-product-report-exports')).status).toBe(403);
    expect((await download('/api/nom-product-requirement-report-exports', customer.token)).status).toBe(403);
  });
});
