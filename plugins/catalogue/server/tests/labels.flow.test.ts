import { boot, expectRefused, textOfPdf, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';
import { inflateRawSync } from 'node:zlib';
import { dataOf, givenProduct, program } from '../../testing';

let app: TestApp;
let api: Client;
beforeAll(async () => {
  app = await boot();
  api = await program(app);
});
const given = async (): Promise<number> => (await givenProduct(app)).id;
const tag = async (id: number, nomTagFields: object): Promise<unknown> =>
  dataOf(await api.put(`/api/product-nom-tags/${id}`, { nomTagFields }));

interface Download {
  readonly status: number;
  readonly headers: Headers;
  readonly files: ReadonlyMap<string, Buffer>;
}

async function download(body: object): Promise<Download> {
  const answer = await fetch(`${app.url}/api/product-tags`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${api.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, files: unzipped(bytes) };
}

/** The files of a zip by its central directory. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const [size, nameLength, local] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(zip.subarray(start, start + size)));
  }
  return files;
}

test('labels come in Etiquetas_productos.zip, a PDF with its bars for each product that has one [CS-LABEL-001, CS-LABEL-002, CS-LABEL-003]', async () => {
  const [labelled, bare] = [await given(), await given()];
  await tag(labelled, { country_of_origin: 'Corea del Sur', importer_rfc: 'MAY010203AB1' });
  const { status, headers, files } = await download({ products: [labelled, { id: bare }] });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toContain('Etiquetas_productos.zip');
  expect(headers.get('x-message')).toBe('Descarga exitosa');
  expect([...files.keys()]).toEqual([expect.stringMatching(/^Etiqueta_.+\.pdf$/)]);
  const [label] = files.values();
  expect(label!.subarray(0, 5).toString()).toBe('%PDF-');
  expect(label!.toString('latin1')).toContain('/Subtype /Image');
  expect(textOfPdf(label!)).toContain('Corea del Sur');
  expect(textOfPdf(label!)).toContain('MAY010203AB1');
});

test('when no product has labels the download is refused with the text of the document [CS-LABEL-004, CS-LABEL-005]', async () => {
  const [bare, emptied] = [await given(), await given()];
  await tag(emptied, { country_of_origin: 'China' });
  await tag(emptied, { country_of_origin: '' });
  for (const body of [{ products: [bare] }, { product_ids: [emptied, 999_999] }, { product_id: bare }])
    expectRefused(await api.post('/api/product-tags', body), {
      _general: 'No se pudo realizar la descarga. Ningún producto cuenta con etiquetas.',
    });
  expectRefused(await api.post('/api/product-tags', {}), { products: 'obligatorio' });
});

test('the panel downloads the same labels by an address, and is refused alike', async () => {
  const [id, bare] = [await given(), await given()];
  await tag(id, { country_of_origin: 'Vietnam' });
  const staff = await app.asStaff('catalogo');
  const answer = await fetch(`${app.url}/catalogue/product-tags?products=${bare},${id}`, {
    headers: { Authorization: `Bearer ${staff.token}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(unzipped(Buffer.from(await answer.arrayBuffer())).size).toBe(1);
  expectRefused(await staff.get(`/catalogue/product-tags?products=${bare}`), {
    _general: 'No se pudo realizar la descarga. Ningún producto cuenta con etiquetas.',
  });
});

test('customers get no labels', async () => {
  expect((await (await app.as('distribuidor')).post('/api/product-tags', { products: [1] })).status).toBe(403);
});
