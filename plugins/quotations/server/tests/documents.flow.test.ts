import { givenProduct } from '@mayorista/catalogue/testing';
import ExcelJS from 'exceljs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, fetchPdf, type Client, type TestApp } from '@mayorista/kernel/testing';
import { decimal } from '@mayorista/kernel/shared';
import { castOf, create, move, type Cast, type One, type Quotation } from './kit';

let app: TestApp;
let cast: Cast;
let productId: number;
let sku: string;
let sent: Quotation;

const download = (who: Client, id: number, query = '', method = 'GET') =>
  fetch(`${app.url}/api/distributor-quotation-downloads/${id}${query}`, {
    method,
    headers: { Authorization: `Bearer ${who.token ?? ''}` },
  });

const form = (data: object, files: Readonly<Record<string, [bytes: Buffer | string, name: string]>> = {}): FormData => {
  const body = new FormData();
  body.append('data', JSON.stringify(data));
  for (const [field, [bytes, name]] of Object.entries(files))
    body.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return body;
};

beforeAll(async () => {
  app = await boot();
  cast = await castOf(app);
  ({ id: productId, sku } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 5 } }));
  sent = await create(cast.people.distributor!, [{ product_id: productId, quantity: 2 }]);
  await move(cast.people.distributor!, sent.id, 'enviada');
});

describe('downloads [SF-QUOTATION-003]', () => {
  test('HEAD tells the size of what GET sends, and looks at nothing', async () => {
    const who = cast.people.distributor!;
    const head = await download(who, sent.id, '', 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toContain('application/pdf');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000);
    expect((await cast.knex('distributor_quotations').where({ id: sent.id }).first()).status).toBe('enviada');
    const got = await download(who, sent.id);
    expect(
      Buffer.from(await got.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(got.headers.get('content-disposition')).toBe(`attachment; filename="${sent.folio}-v1.pdf"`);
    expect(got.headers.get('cache-control')).toBe('private, no-store');
    expect((await cast.knex('distributor_quotations').where({ id: sent.id }).first()).status).toBe('vista');
    expect((await download(cast.people.foreign!, sent.id, '', 'HEAD')).status).toBe(404);
  });

  test('a version that was never sent is refused', async () => {
    const refused = await cast.people.distributor!.get(`/api/distributor-quotation-downloads/${sent.id}?version=9`);
    expectRefused(refused, { version: 'La cotización no tiene esa versión' });
  });
});

describe('mails', () => {
  const mails = async () => {
    await app.settle();
    return cast.knex('mails').where('subject', 'like', `%${sent.folio}%`).orderBy('id');
  };

  test('what is sent reaches its buyer with the PDF attached, and goes to others by its own call, once a call', async () => {
    const [first] = await mails();
    expect(first).toMatchObject({ recipient: cast.mails.distributor });
    const [attached] = JSON.parse((first as { attachments: string }).attachments) as {
      name: string;
      file_id: number;
    }[];
    expect(attached!.name).toBe(`${sent.folio}-v1.pdf`);
    expect(await cast.knex('private_files').where({ id: attached!.file_id }).first()).toMatchObject({
      mime: 'application/pdf',
    });
    const path = `/api/distributor-quotation-mails/${sent.id}`;
    expect((await cast.people.distributor!.put(path, { to: 'cliente@final.test', message: 'Buen día' })).status).toBe(
      200,
    );
    const all = await mails();
    expect(all.at(-1)).toMatchObject({ recipient: 'cliente@final.test' });
    expect(all.at(-1).text).toContain('Buen día');
    expectRefused(await cast.people.distributor!.put(path, { to: 'nada' }), { 'to.0': /correo/ });
    expect((await cast.people.foreign!.put(path, { to: 'a@b.test' })).status).toBe(404);
    expect(await mails()).toHaveLength(all.length);
  });

  test('each new state is announced: the salesman is told of an answer', async () => {
    await move(cast.people.distributor!, sent.id, 'rechazada', { answer: 'Muy caro' });
    const told = (await mails()).at(-1);
    expect(told).toMatchObject({
      recipient: cast.mails.salesman,
      subject: `La cotización ${sent.folio} fue rechazada`,
    });
    expect(told.text).toContain('Muy caro');
  });

  test('a draft is not mailed', async () => {
    const draft = await create(cast.people.distributor!, [{ product_id: productId, quantity: 1 }]);
    const refused = await cast.people.distributor!.put(`/api/distributor-quotation-mails/${draft.id}`, {
      to: 'a@b.test',
    });
    expectRefused(refused, { status: 'La cotización todavía no se ha enviado' });
    expect(await cast.knex('mails').where({ recipient: 'a@b.test' })).toEqual([]);
  });
});

describe('the distributor’s own quotation', () => {
  const path = '/api/external-quotation-datas';
  const logo = () =>
    sharp({ create: { width: 40, height: 20, channels: 4, background: '#f00' } })
      .png()
      .toBuffer();

  test('logo and texts are saved as one, changed, and read by the company alone', async () => {
    const who = cast.people.distributor!;
    expect((await who.get(path)).body).toMatchObject({ data: null });
    const data = {
      business_name: 'Redes del Norte',
      margin_percent: '25',
      margins: [{ product_id: productId, margin_percent: '40' }],
    };
    const saved = await who.post(path, form(data, { logo: [await logo(), 'logo.png'] }));
    expect(saved.body).toMatchObject({
      data: { business_name: 'Redes del Norte', margin_percent: '25.00', logo: { name: 'logo.png' } },
    });
    expect((await who.put(path, { ...data, business_name: 'Redes y Más' })).status).toBe(200);
    expect((await cast.people.colleague!.get(path)).body).toMatchObject({
      data: { business_name: 'Redes y Más', logo: { name: 'logo.png' } },
    });
    expect(await cast.knex('external_quotation_datas').where({ company_id: cast.companyId })).toHaveLength(1);
    expect((await cast.people.foreign!.get(path)).body).toMatchObject({ data: null });
    expect((await cast.people.secondary!.get(path)).body).toMatchObject({ data: null });
    expect((await cast.people.secondary!.put(path, data)).status).toBe(403);
    for (const name of ['salesman', 'employee', 'installer'])
      expect((await cast.people[name]!.get(path)).status).toBe(403);
    expect((await cast.people.foreign!.get(`${path}?quotation_id=${sent.id}`)).status).toBe(404);
  });

  test('a logo that cannot be drawn is refused, whatever its first bytes promise', async () => {
    const broken = (await logo()).subarray(0, 60);
    const refused = await cast.people.distributor!.put(
      path,
      form({ business_name: 'X' }, { logo: [broken, 'logo.png'] }),
    );
    expectRefused(refused, { logo: 'La imagen no se puede leer' });
    expect((await cast.people.distributor!.get(path)).body).toMatchObject({ data: { business_name: 'Redes y Más' } });
  });

  test('it is printed with the own logo, name and margin, without the house and its price; the house prints its own', async () => {
    const [line] = sent.lines;
    const shown = decimal(line!.unit_price).times('1.4').toFixed(2);
    const path = `/api/distributor-quotation-downloads/${sent.id}`;
    const own = await fetchPdf(app, cast.people.distributor!, `${path}?external=1`);
    expect(own.text).toContain('Redes y Más');
    expect(own.text).toContain(`$${shown}`);
    expect(own.text).not.toMatch(/Mayorista|Tipo de cambio/);
    expect(own.text).not.toContain(`$${line!.unit_price}`);
    expect(own.bytes.includes('Mayorista')).toBe(false);
    expect(own.bytes.includes('/Subtype /Image')).toBe(true);
    const ofHouse = await fetchPdf(app, cast.people.distributor!, path);
    expect(ofHouse.text).toContain('Mayorista');
    expect(ofHouse.text).toContain(`$${line!.unit_price}`);
    expect(ofHouse.text).not.toContain(`$${shown}`);
    expect(ofHouse.bytes.includes('/Subtype /Image')).toBe(false);
  });

  test('who buys for no company has none', async () => {
    expectRefused(await cast.people.nobody!.get(path), {
      _general: 'Solo la empresa del distribuidor tiene datos de cotización externa',
    });
  });

  test('it is refused to the house, whose business it is not', async () => {
    expect((await download(cast.people.salesman!, sent.id, '?external=1')).status).toBe(403);
  });
});

describe('import from calculators', () => {
  const path = '/api/quotation-import-calculators';
  const count = () => cast.knex('distributor_quotations').count({ n: '*' }).first();

  test('a CSV is reported on row by row without writing; with create, a draft holds what was found', async () => {
    const who = cast.people.distributor!;
    const csv = `Calculadora\n\nModelo,Cantidad\n${sku},2\nNADA-1,3\n${sku},1\n${sku},dos\n`;
    const before = await count();
    const report = await who.post(path, form({}, { file: [csv, 'calculo.csv'] }));
    expect(report.body).toMatchObject({
      data: {
        lines: [{ product_id: productId, quantity: 3, rows: [4, 6] }],
        problems: [
          { row: 5, code: 'NADA-1', reason: 'calculator_product_unknown' },
          { row: 7, reason: 'calculator_quantity_invalid' },
        ],
        quotation: null,
      },
    });
    expect(await count()).toEqual(before);
    const made = await who.post<{ data: { quotation: Quotation } }>(
      path,
      form({ create: true }, { file: [csv, 'calculo.csv'] }),
    );
    const { quotation } = made.body.data;
    expect(quotation).toMatchObject({ status: 'borrador', lines: [{ product_id: productId, quantity: 3 }] });
    await who.post(path, form({ quotation_id: quotation.id }, { file: [csv, 'calculo.csv'] }));
    expect((await who.get<One>(`/api/distributor-quotations/${quotation.id}`)).body.data.lines).toMatchObject([
      { quantity: 6 },
    ]);
    expect(
      (await cast.people.foreign!.post(path, form({ quotation_id: quotation.id }, { file: [csv, 'calculo.csv'] })))
        .status,
    ).toBe(404);
  });

  test('a workbook is read like a CSV; what is no workbook is refused', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Cálculo');
    sheet.addRows([['Proyecto', 'Nave 3'], [], ['No.', 'Modelo', 'Cantidad'], [1, sku, 7]]);
    const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
    const read = await cast.people.distributor!.post(path, form({}, { file: [bytes, 'calculo.xlsx'] }));
    expect(read.body).toMatchObject({
      data: { lines: [{ product_id: productId, quantity: 7, rows: [4] }], problems: [] },
    });
    const before = await count();
    const model = `IGUAL-${process.pid}`;
    for (let made = 0; made < 2; made += 1) await givenProduct(app, { model });
    const several = form({}, { file: [`Modelo,Cantidad\n${model},3\n`, 'calculo.csv'] });
    expect((await cast.people.distributor!.post(path, several)).body).toMatchObject({
      data: { lines: [], problems: [{ row: 2, code: model, reason: 'calculator_product_several' }] },
    });
    const nothing = form({ create: true }, { file: ['Modelo,Cantidad\nNADA-1,3\n', 'calculo.csv'] });
    expectRefused(await cast.people.distributor!.post(path, nothing), { file: 'Ningún renglón se puede cotizar' });
    const sent = (text: string | Buffer, name = 'calculo.csv') =>
      cast.people.distributor!.post(path, form({}, { file: [text, name] }));
    expectRefused(await sent('uno,dos\nA,1\n'), { file: 'El archivo no tiene las columnas modelo y cantidad' });
    expectRefused(await sent('Modelo,Cantidad\n'), { file: 'El archivo no tiene productos' });
    expectRefused(await sent(`Modelo,Cantidad\n${'A,1\n'.repeat(1_001)}`), {
      file: 'El archivo tiene más de 1000 renglones',
    });
    expectRefused(await sent('Modelo,Cantidad\nA,1\n"B,2\n'), {
      file: 'Falta cerrar una comilla que se abre en el renglón 3',
    });
    expectRefused(await sent(Buffer.from('Modelo,Cantidad\nA\u0081,1\n', 'latin1')), {
      file: 'El archivo no se puede leer',
    });
    const cut = form({ create: true }, { file: [bytes.subarray(0, 400), 'calculo.xlsx'] });
    expectRefused(await cast.people.distributor!.post(path, cut), { file: /incompleto|no se puede leer|columnas/ });
    expectRefused(await cast.people.distributor!.post(path, form({}, { file: ['%PDF-1', 'a.pdf'] })), {
      file: 'El archivo debe ser CSV o XLSX',
    });
    expectRefused(await cast.people.distributor!.post(path, form({})), {
      file: 'Adjunta el archivo de la calculadora',
    });
    expect(await count()).toEqual(before);
    expect((await cast.people.installer!.post(path, form({}))).status).toBe(403);
  });
});
