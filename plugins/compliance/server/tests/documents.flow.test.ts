import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, client, clock, expectRefused, halfUpload, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  dataOf,
  form,
  givenApproved,
  givenCertificate,
  givenNom,
  givenProductUnder,
  idOf,
  keptFiles,
  getKnex,
  pdf,
  program,
  sheetOf,
  tracesOf,
  unique,
  type Document,
  type Many,
  type Refusals,
} from './kit';

let app: TestApp;
let api: Client;
let agency: number;

beforeAll(async () => {
  app = await boot();
  api = await program(app);
  agency = await idOf(app, 'certification_agencies', { acronym: 'ACELEC' });
});

const columns = (nomId: number, more: object = {}) => ({
  number: unique('C'),
  nom_id: nomId,
  certification_agency_id: agency,
  issued_on: '2026-01-10',
  expires_on: '2028-01-10',
  ...more,
});
const traces = () => tracesOf(app);

describe('a certificate', () => {
  test('is created whole with its file and the products it covers, shown and listed [CS-NOM-003, CS-NOM-007]', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const data = columns(nom.id, { holder: 'Importadora', product_ids: [product.id] });
    const made = dataOf<Document>(
      await api.post('/api/nom-certificates', form(data, { file: pdf() }, { checkIfProductsAreValid: 'true' })),
      201,
    );
    expect(made).toMatchObject({
      document_type: 'certificate',
      nom_code: nom.code,
      status: 'pending',
      condition: 'not_valid',
      products: [{ product_id: product.id }],
      file: { name: 'file.pdf' },
    });
    expect((await api.get<Many>(`/api/nom-certificates?omniSearchQuery=${data.number}`)).body).toMatchObject({
      total: 1,
      data: [{ id: made.id, products_count: 1 }],
    });
    expect((await api.get<Many>(`/api/nom-documents?product_id=${product.id}`)).body).toMatchObject({
      total: 1,
      data: [{ id: made.id }],
    });
    const officer = await app.asStaff('cumplimiento');
    expect((await officer.get<string>(made.file!.url.replace('/api', '/kernel'))).body).toContain('%PDF-1.4');
    const customer = await givenPerson(app, { role: 'distributor' });
    expect((await client(app.url, customer.token).get(made.file!.url)).status).toBe(404);
  });

  test('and a dictum are created each on its own path, and not one for the other [CS-NOM-004, CS-NOM-010]', async () => {
    const nom = await givenNom(api);
    const dictum = dataOf<Document>(
      await api.post('/api/nom-dictums', form(columns(nom.id, { document_type: 'dictum' }), { file: pdf() })),
      201,
    );
    expect(dictum).toMatchObject({ document_type: 'dictum', document_type_label: 'Dictamen' });
    expect((await api.get(`/api/nom-certificates/${dictum.id}`)).status).toBe(404);
    expectRefused(
      await api.post('/api/nom-certificates', form(columns(nom.id, { document_type: 'dictum' }), { file: pdf() })),
      { document_type: 'Un certificado y un dictamen no se cambian uno por otro: carga un documento nuevo' },
    );
    expect(
      dataOf(await api.post(`/api/nom-dictums/${dictum.id}`, form({ notes: 'Copia' }, {}, { _method: 'PUT' }))),
    ).toMatchObject({ notes: 'Copia', document_type: 'dictum' });
    expect(
      (await api.post(`/api/nom-certificates/${dictum.id}`, form({ notes: 'No' }, {}, { _method: 'PUT' }))).status,
    ).toBe(404);
  });

  test('half uploaded, without a file or with one that is not allowed leaves no row and no file', async () => {
    const nom = await givenNom(api);
    const product = await givenProduct(app);
    const data = columns(nom.id, { product_ids: [product.id] });
    const before = await traces();
    expectRefused(await api.post('/api/nom-certificates', form(data)), { file: 'Falta el archivo del documento' });
    expectRefused(await api.post('/api/nom-certificates', form(data, { file: new Blob(['MZ\u0090\u0000programa']) })), {
      file: 'Este tipo de archivo no está permitido',
    });
    expectRefused(
      await api.post(
        '/api/nom-certificates',
        form(data, { file: new Blob(['<svg onload="x()" xmlns="http://www.w3.org/2000/svg"></svg>']) }),
      ),
      { file: /no está permitido|código/ },
    );
    const file = { field: 'file', name: 'a.pdf', type: 'application/pdf' };
    await halfUpload({ url: app.url, token: api.token }, '/api/nom-certificates', { data, ...file });
    expect(await traces()).toEqual(before);
    expect(await getKnex(app)('nom_product_noms').where({ product_id: product.id })).toEqual([]);
  });

  test('with dates that cross, a date still to come, a number taken or things that do not exist is refused field by field', async () => {
    const nom = await givenNom(api);
    const { number } = await givenCertificate(app, api, { nom_id: nom.id });
    const send = (more: object) => api.post('/api/nom-certificates', form(columns(nom.id, more), { file: pdf() }));
    expectRefused(await send({ issued_on: '2026-05-02', expires_on: '2026-05-01' }), {
      expires_on: 'La fecha de vencimiento no puede ser anterior a la de emisión',
    });
    expectRefused(await send({ issued_on: '2031-01-01', expires_on: null }), {
      issued_on: 'La fecha de emisión no puede ser futura',
    });
    expectRefused(await send({ issued_on: '2026-02-30' }), { issued_on: 'Debe ser una fecha válida' });
    expectRefused(await send({ number }), { number: 'Este organismo ya tiene un documento con este número' });
    expectRefused(await send({ nom_id: 999_999, certification_agency_id: 999_999 }), {
      nom_id: 'No existe',
      certification_agency_id: 'No existe',
    });
    expectRefused(await send({ product_ids: [987_654] }), { 'products.987654': 'No existe este producto' });
    expect((await api.post<Refusals>('/api/nom-certificates', '{"data": nada', {})).status).toBe(400);
  });

  test('checked for its products is refused when one is not under the norm; unchecked it puts them under it', async () => {
    const [nom, other] = [await givenNom(api), await givenNom(api)];
    const [under, elsewhere, free] = [
      await givenProductUnder(app, api, nom.id),
      await givenProductUnder(app, api, other.id),
      await givenProduct(app),
    ];
    dataOf(await api.put(`/api/nom-products/${free.id}`, { requires_nom: false }));
    const data = columns(nom.id, { product_ids: [under.id, elsewhere.id, free.id] });
    const before = await traces();
    const refused = await api.post<Refusals>(
      '/api/nom-certificates',
      form(data, { file: pdf() }, { checkIfProductsAreValid: 'true' }),
    );
    expect(refused.body.errors).toEqual({
      [`products.${elsewhere.id}`]: ['El producto no tiene asignada esta norma'],
      [`products.${free.id}`]: ['El producto está marcado como que no requiere NOM'],
    });
    expect(await traces()).toEqual(before);
    dataOf(
      await api.post('/api/nom-certificates', form({ ...data, product_ids: [elsewhere.id] }, { file: pdf() })),
      201,
    );
    expect((await sheetOf(api, elsewhere.id)).noms.map(({ id }) => id).sort()).toEqual([nom.id, other.id].sort());
  });

  test('changed in what was reviewed goes back to review; a note changes nothing; its file is replaced', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const { id } = await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id] });
    expect(dataOf(await api.put(`/api/nom-documents/${id}`, { notes: 'Archivado' }))).toMatchObject({
      status: 'approved',
      notes: 'Archivado',
    });
    expect(dataOf(await api.put(`/api/nom-certificates/${id}`, { expires_on: '2029-01-01' }))).toMatchObject({
      status: 'in_review',
      expires_on: '2029-01-01',
      notes: 'Archivado',
    });
    expect((await sheetOf(api, product.id)).reasons).toMatchObject([{ code: 'document_in_review' }]);
    const files = await keptFiles(app);
    const replaced = dataOf<Document>(
      await api.post(`/api/nom-certificates/${id}`, form({}, { file: pdf('otro') }, { _method: 'PATCH' })),
    );
    expect(
      (await (await app.asStaff('cumplimiento')).get<string>(replaced.file!.url.replace('/api', '/kernel'))).body,
    ).toContain('otro');
    await expect.poll(() => keptFiles(app)).toBe(files);
    expectRefused(await api.put(`/api/nom-documents/${id}`, { issued_on: '2029-06-01' }), {
      expires_on: /anterior a la de emisión/,
      issued_on: 'futura',
    });
  });

  test('changed by two people at once: the second is told with 409 and loses nothing', async () => {
    const nom = await givenNom(api);
    const { id, updatedAt } = await givenCertificate(app, api, { nom_id: nom.id });
    dataOf(await api.put(`/api/nom-certificates/${id}`, { holder: 'Primera' }, { 'If-Match': updatedAt }));
    const late = await api.put(`/api/nom-certificates/${id}`, { holder: 'Segunda' }, { 'If-Match': updatedAt });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error: { details: { changed: { holder: 'Primera' } } } });
    expect(dataOf(await api.get(`/api/nom-documents/${id}`))).toMatchObject({ holder: 'Primera' });
  });

  test('removed takes its file and links along, and the light of its products follows', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const before = await traces();
    const { id } = await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id] });
    expect((await sheetOf(api, product.id)).light).toBe('green');
    expect((await api.delete(`/api/nom-dictums/${id}`)).status).toBe(404);
    expect((await api.delete(`/api/nom-certificates/${id}`)).status).toBe(200);
    expect(await sheetOf(api, product.id)).toMatchObject({ light: 'red', reasons: [{ code: 'document_missing' }] });
    await expect.poll(traces).toEqual(before);
  });
});

describe('the review', () => {
  test('moves a document by its own call, says what is missing, and keeps who decided [CS-NOM-011]', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const { id } = await givenCertificate(app, api, { nom_id: nom.id });
    const move = (body: object, who = api) =>
      who.put(who === api ? `/api/nom-document-status/${id}` : `/compliance/nom-document-status/${id}`, body);
    expectRefused(await move({ status: 'in_review' }), { product_ids: 'El documento no ampara ningún producto' });
    expectRefused(await move({ status: 'approved' }), { status: 'No se puede pasar de este estado al solicitado' });
    expectRefused(await move({ status: 'expired' }), { status: 'No es una opción válida' });
    dataOf(await api.put(`/api/nom-documents/${id}`, { product_ids: [product.id] }));
    dataOf(await move({ status: 'in_review' }));
    expectRefused(await move({ status: 'rejected' }), { notes: 'Escribe el motivo' });
    expect(dataOf(await move({ status: 'rejected', notes: 'Otro modelo' }))).toMatchObject({
      status: 'rejected',
      review_notes: 'Otro modelo',
    });
    for (const status of ['pending', 'in_review']) dataOf(await move({ status }));
    expect((await move({ status: 'approved' }, await app.asStaff('catalogo'))).status).toBe(403);
    expect((await move({ status: 'approved', expected_status: 'pending' })).status).toBe(409);
    const officer = await app.asStaff('cumplimiento');
    expect(dataOf(await move({ status: 'approved' }, officer))).toMatchObject({
      status: 'approved',
      status_label: 'Aprobado',
      reviewed_by: 'Itzel Barragán Luna',
      condition: 'valid',
    });
    const history = await officer.get<Many>(`/kernel/histories?modelType=nom-documents&modelId=${id}`);
    expect(history.body.data[0]).toMatchObject({
      action: 'state_changed',
      changes: { state: ['in_review', 'approved'] },
    });
  });

  test('does not approve what has expired, or was never dated', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const { id } = await givenCertificate(app, api, {
      nom_id: nom.id,
      product_ids: [product.id],
      issued_on: '2026-01-10',
      expires_on: '2027-01-10',
    });
    dataOf(await api.put(`/api/nom-document-status/${id}`, { status: 'in_review' }));
    clock.at('2027-01-11T18:00:00Z');
    const late = await api.put(`/api/nom-document-status/${id}`, { status: 'approved' });
    clock.run();
    expectRefused(late, { expires_on: 'El documento ya venció: no se puede aprobar' });
    dataOf(await api.put(`/api/nom-documents/${id}`, { issued_on: null }));
    expectRefused(await api.put(`/api/nom-document-status/${id}`, { status: 'approved' }), {
      issued_on: 'Falta la fecha de emisión',
    });
  });

  test('shows the next steps with the reasons of those that are closed', async () => {
    const nom = await givenNom(api);
    const { id } = await givenCertificate(app, api, { nom_id: nom.id });
    expect(dataOf(await api.get(`/api/nom-documents/${id}`))).toMatchObject({
      next_statuses: [
        { status: 'in_review', label: 'Enviar a revisión', reasons: ['El documento no ampara ningún producto'] },
      ],
    });
  });
});

describe('the list of documents', () => {
  test('is filtered by kind, state, norm, agency and the days on which they expire, ten at a time', async () => {
    const listed = async (query: string) => (await api.get<Many<Document>>(`/api/nom-documents?${query}`)).body;
    const expired = await listed('status=expired');
    expect(expired.data.map(({ condition }) => condition)).toEqual(expired.data.map(() => 'expired'));
    expect(expired.total).toBeGreaterThan(0);
    const ending = await listed('status=expiring&per_page=100&order_by=expires_on&order_direction=asc');
    expect(ending.data.length).toBeGreaterThan(1);
    expect(ending.data.map((each) => each.expires_on)).toEqual([...ending.data.map((each) => each.expires_on)].sort());
    expect(new Set((await listed('document_type=dictum&per_page=100')).data.map((each) => each.document_type))).toEqual(
      new Set(['dictum']),
    );
    expect((await listed('')).data).toHaveLength(10);
    expectRefused(await api.get('/api/nom-documents?status=perdido&page=0'), {
      status: 'No es una opción válida',
      page: 'no es válido',
    });
  });
});
