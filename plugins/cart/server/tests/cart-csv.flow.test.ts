import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { boot, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Imported {
  readonly data: { readonly cart_details: readonly { readonly product_id: number; readonly quantity: number }[] };
  readonly meta: {
    readonly warnings: { readonly products: Record<string, string[]> };
    readonly left_out: readonly { readonly row: number; readonly code: string; readonly message: string }[];
  };
}

let app: TestApp;
let who: Client;
let camera: { id: number; model: string };
let scarce: { id: number; model: string };

const given = async (stock: number, model: string) => ({
  id: (await givenProduct(app, { stock: { MTY: stock }, fields: { model } })).id,
  model,
});
const send = (text: string | Buffer, flags: object = {}, name = 'carrito.csv') => {
  const form = new FormData();
  form.set('data', JSON.stringify(flags));
  form.set('file', new Blob([typeof text === 'string' ? text : new Uint8Array(text)]), name);
  return who.post<Imported>('/api/cart-import-csv-files', form);
};
const lines = async () =>
  (await who.get<Imported>('/api/carts/current')).body.data.cart_details.map(({ product_id: id, quantity }) => [
    id,
    quantity,
  ]);

beforeAll(async () => {
  app = await boot();
  who = await app.as('distribuidor');
  [camera, scarce] = [await given(50, 'CSV-CAM-1'), await given(1, 'CSV-CAM-2')];
  await app.settle();
});

beforeEach(async () => {
  const { id } = (await who.get<{ data: { id: number } }>('/api/carts/current')).body.data;
  await who.delete(`/api/carts/${id}`);
});

test('the products of a file go into the cart; those of which the branch has too few are warned of [SF-CSV-001, SF-CSV-013]', async () => {
  const { status, body } = await send(`codigo,cantidad\n${camera.model},3\n${scarce.model},2\n`);
  expect(status).toBe(200);
  expect(await lines()).toEqual([
    [camera.id, 3],
    [scarce.id, 2],
  ]);
  expect(body.meta.warnings.products).toEqual({
    [scarce.model]: ['Puede no estar disponible en tu sucursal y enviarse por separado'],
  });
});

test('a file with a product that cannot be bought is refused by its code and changes nothing; a second pass leaves it out [SF-CSV-005, SF-CSV-007, SF-CSV-008]', async () => {
  const file = `codigo,cantidad\n${camera.model},3\nNADA-9,1\n${scarce.model},cero\n`;
  const refused = await send(file);
  expect(codesOf(refused)).toEqual(['csv_row', 'csv_row']);
  expectRefused(refused, {
    'products.NADA-9': 'Renglón 3: No encontramos este código',
    [`products.${scarce.model}`]: 'Renglón 4: La cantidad no es un número: «cero»',
  });
  expect(await lines()).toEqual([]);
  const { body } = await send(file, { ignore_invalid_rows: true });
  expect(await lines()).toEqual([[camera.id, 3]]);
  expect(body.meta.left_out).toEqual([
    { row: 3, code: 'NADA-9', reason: 'csv_product_unknown', message: 'No encontramos este código' },
    {
      row: 4,
      code: scarce.model,
      reason: 'csv_quantity_no_number',
      message: 'La cantidad no es un número: «cero»',
    },
  ]);
});

test('a file without a product that can be bought is refused, in the second pass too', async () => {
  for (const ignore_invalid_rows of [false, true])
    expectRefused(await send('codigo,cantidad\nNADA-9,1\n', { ignore_invalid_rows }), {
      no_valid_products_for_import: 'No se encontraron productos validos para importar',
      'products.NADA-9': 'Renglón 2: No encontramos este código',
    });
});

test('a code that several products have is not guessed at', async () => {
  const model = `IGUAL-${process.pid}`;
  await givenProduct(app, { model });
  await givenProduct(app, { model });
  expectRefused(await send(`codigo,cantidad\n${camera.model},3\n${model},1\n`), {
    [`products.${model}`]: 'Renglón 3: Varios productos tienen este código: usa el SKU',
  });
  expect(await lines()).toEqual([]);
});

test('a file has one delimiter, in whatever letters it is written: its texts with commas ask for nothing', async () => {
  const text = `sep=;\r\ncódigo;descripción;cantidad\r\n${camera.model};Grabador,16;4.0\r\n${scarce.model};Cámara, domo;"1,000"\r\n`;
  for (const bytes of [
    Buffer.from(`\uFEFF${text}`),
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    Buffer.from(text, 'latin1'),
  ]) {
    expect((await send(bytes, { wants_to_replace_products: true })).status).toBe(200);
    expect(await lines()).toEqual([
      [camera.id, 4],
      [scarce.id, 1_000],
    ]);
  }
});

test('pieces that read in two ways, rows whose cells fit no columns and rows without a code are told by their row, and nothing is added', async () => {
  const file = `codigo,descripcion,cantidad\n${camera.model},Grabador, 16,4\n${scarce.model},,1.000\n,,2\n${scarce.model},,\n${scarce.model},,2.5\n${scarce.model},,9999\n`;
  const refused = await send(file);
  expectRefused(refused, {
    [`products.${camera.model}`]:
      'Renglón 2: Tiene más celdas que columnas: pon entre comillas el texto que lleva comas',
    'products.(sin código)': 'Renglón 4: Falta el código',
  });
  expect(Object.values((refused.body as unknown as { errors: Record<string, string[]> }).errors).flat()).toEqual(
    expect.arrayContaining([
      'Renglón 3: La cantidad «1.000» puede leerse de dos formas: escríbela sin puntos ni comas',
      'Renglón 5: Falta la cantidad',
      'Renglón 6: La cantidad no es de piezas enteras: «2.5»',
    ]),
  );
  expect(await lines()).toEqual([]);
  const { body } = await send(file, { ignore_invalid_rows: true });
  expect(await lines()).toEqual([[scarce.id, 9_999]]);
  expect(body.meta.left_out.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6]);
});

test('of rows that name one product together too often, the good ones are added and the last is told', async () => {
  const { body } = await send(`codigo,cantidad\n${camera.model},9000\n${camera.model},900\n${camera.model},100\n`, {
    ignore_invalid_rows: true,
  });
  expect(await lines()).toEqual([[camera.id, 9_900]]);
  expect(body.meta.left_out.map(({ row, message }) => [row, message])).toEqual([
    [4, 'La cantidad es demasiado grande'],
  ]);
});

test('pieces are added to those of the cart, unless the file is to replace it', async () => {
  await send(`codigo,cantidad\n${camera.model},3\n`);
  await send(`codigo,cantidad\n${camera.model},2\n`);
  expect(await lines()).toEqual([[camera.id, 5]]);
  await send(`codigo,cantidad\n${scarce.model},1\n`, { wants_to_replace_products: true });
  expect(await lines()).toEqual([[scarce.id, 1]]);
});

test('a cart on its way to payment stays as it is, also when it was to be replaced', async () => {
  await send(`codigo,cantidad\n${camera.model},3\n`);
  await who.post('/api/cart-stages', { cartStage: 'shipping_method' });
  expectRefused(await send(`codigo,cantidad\n${scarce.model},1\n`, { wants_to_replace_products: true }), {
    cart_not_in_open_stage: /en proceso/,
  });
  expect(await lines()).toEqual([[camera.id, 3]]);
});

test('what is no CSV, has no columns or no rows is refused on the file', async () => {
  expectRefused(await send('codigo,cantidad\nA,1', {}, 'carrito.xlsx'), { file: 'El archivo debe ser .csv' });
  expectRefused(await send('uno,dos\nA,1'), {
    file_structure: 'Errores de formato: el archivo debe tener las columnas codigo y cantidad',
  });
  expectRefused(await send('codigo,cantidad\n'), {
    file_structure: 'Errores de formato: el archivo no tiene productos',
  });
  expectRefused(await send(`codigo,cantidad\n${'A,1\n'.repeat(501)}`), {
    file_structure: 'Errores de formato: el archivo lleva 500 renglones como máximo',
  });
  expectRefused(await send('codigo,cantidad\nA,1\n"B,2\n'), {
    file_structure: 'Errores de formato: falta cerrar una comilla que se abre en el renglón 3',
  });
  expectRefused(await send(Buffer.from([0x00, 0xff, 0x22, 0x0a, 0x22])), {
    file_structure: 'Errores de formato: el archivo no se puede leer como CSV',
  });
  expectRefused(await who.post('/api/cart-import-csv-files', {}), { file: 'Elige un archivo' });
});

test('the template is a file that can be imported; a visitor gets neither', async () => {
  const { status, headers } = await who.get('/api/cart-csv-downloads');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('carrito.csv');
  expect((await app.anonymous.get('/api/cart-csv-downloads')).status).toBe(401);
  expect((await app.anonymous.post('/api/cart-import-csv-files', {})).status).toBe(401);
});
