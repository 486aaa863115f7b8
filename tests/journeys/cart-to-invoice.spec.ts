import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buyer, emptyCartOf, everyOffer, staff, type Offer } from './support/demo-world';
import { expect, test } from './support/journey';
import { confirmInPanel, enterPanel, stateInPanel, untilStamped, visit } from './support/panel-pages';
import { amountOf, cartLink, stage, thankedFolio } from './support/store-pages';

const wantedLines = 300;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const go = (page: Page, name = 'Continuar') => page.getByRole('button', { name, exact: true }).click();

/** An order as its buyer left it. */
interface Placed {
  readonly id: number;
  readonly folio: string;
}

interface Order {
  readonly id: number;
  readonly total: string;
  readonly status: string;
  readonly details: readonly { readonly product_id: number; readonly quantity: number }[];
  readonly payments: readonly { readonly method: string; readonly amount: string; readonly status: string }[];
}
const orderOf = async (id: number): Promise<Order> =>
  (await (await buyer('distribuidor')).get<{ data: Order }>(`/api/sale-orders/${id}`)).body.data;

/** Products of which the buyer's branch has pieces to spare, the cheapest first: of 300, half must fit in the credit line. */
async function cheapest(count: number): Promise<readonly Offer[]> {
  const offers = await everyOffer('distribuidor');
  const able = offers.filter(
    ({ inventories_by_branch: pieces, product_type: type, sale_block_reason: block }) =>
      pieces >= 3 && type === 'product_type_physical' && block === undefined,
  );
  if (able.length < count) throw new Error(`the demo world has only ${able.length} products with pieces to spare`);
  return able.sort((a, b) => Number(a.calculated_list_price) - Number(b.calculated_list_price)).slice(0, count);
}

test.beforeEach(() => emptyCartOf('distribuidor'));

test('from a file of 300 lines to the invoice and a claim: warnings resolved, another address, half by transfer and half on credit, a receipt approved, a part shipped with its serials, invoiced, downloaded, claimed [SF-CSV-001, SF-CSV-013, SF-CART-043, SF-CART-041, SF-ORDER-001, SF-INVOICE-001]', async ({
  page,
  panel,
  enterAs,
}) => {
  test.setTimeout(600_000);
  const offers = await cheapest(wantedLines + 1);
  const [scarce, shipped] = offers as [Offer, Offer];
  const misspelt = offers[wantedLines]!;

  const placed = await test.step('the distributor imports, resolves and orders', async () => {
    await enterAs('distribuidor');
    await importFile(page, offers.slice(0, wantedLines), misspelt);
    await resolve(page, scarce);
    return order(page);
  });
  await test.step('the distributor sends the receipt', () => sendReceipt(page));
  await test.step('finance approves it beside its picture', () => approve(panel, placed));
  const serials = await test.step('the warehouse sends a part', () => ship(panel, placed, shipped));
  await test.step('finance invoices the order', () => invoice(panel, placed));
  await test.step('the distributor downloads the invoice', () => download(page, placed));
  await test.step('the distributor claims a piece of it', () => claim(page, shipped, serials[0]!));
});

/** Two rows cannot be bought, and one asks for more than there is. */
async function importFile(page: Page, [first, ...others]: readonly Offer[], misspelt: Offer): Promise<void> {
  await page.goto('/');
  await cartLink(page, 0).click();
  await go(page, 'Importar CSV');
  const dialog = page.getByRole('dialog', { name: 'Importar productos' });
  const rows = [
    `${first?.model},9000`,
    ...others.map(({ model }) => `${model},2`),
    'NADA-98,1',
    `${misspelt.model},dos`,
  ];
  const text = ['codigo,cantidad', ...rows].join('\n');
  const file = { name: 'obra.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.getByLabel('Archivo CSV').setInputFiles(file);
  await go(page, 'Importar');
  await expect(dialog.getByRole('listitem')).toHaveText([/^NADA-98: /, new RegExp(`^${misspelt.model}: `)]);
  await go(page, 'Importar sin los renglones con errores');
  await expect(dialog.getByText(`enviarse por separado: ${first?.model}`)).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver el carrito' }).click();
}

/** What there is not enough of is changed to what there is. */
async function resolve(page: Page, scarce: Offer): Promise<void> {
  const lines = page.getByRole('region', { name: 'Lista de productos' }).getByRole('listitem');
  await expect(lines).toHaveCount(wantedLines);
  const line = lines.filter({ hasText: scarce.model });
  await expect(line).toContainText('por surtir');
  const quantity = line.getByRole('spinbutton', { name: `Cantidad de ${scarce.name}` });
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page.getByText(`Subtotal (${wantedLines * 2} piezas)`)).toBeVisible();
  await expect(line).not.toContainText('por surtir');
}

/** Another address than the first one chosen, half by transfer, the rest on credit. */
async function order(page: Page): Promise<Placed> {
  await go(page, 'Continuar con el pedido');
  const delivery = stage(page, 'Método de envío');
  await delivery.getByRole('radio', { name: /Envío a domicilio/ }).check();
  await delivery.getByRole('radio', { name: /Matriz/ }).check();
  await go(page);
  const chosen = page.getByRole('region', { name: 'Entrega', exact: true });
  await expect(chosen).toContainText('Cuauhtémoc');
  await go(page, 'Cambiar Entrega');
  await delivery.getByRole('radio', { name: /Bodega/ }).check();
  await go(page);
  await expect(chosen).toContainText('Río Amazonas');

  const total = Number((await amountOf(page, 'Total').innerText()).replace(/[^\d.]/g, ''));
  const payment = stage(page, 'Método de pago');
  await payment.getByRole('radio', { name: /Combinar formas de pago/ }).check();
  await payment
    .getByLabel('Transferencia bancaria', { exact: true })
    .last()
    .fill((total / 2).toFixed(2));
  await payment.getByLabel('Tu orden de compra').fill('OC-300');
  await go(page);
  const left = page.getByRole('region', { name: /^Falta por cubrir/ });
  await left.getByRole('radio', { name: /crédito/ }).check();
  await go(page, 'Cubrir lo que falta');
  await expect(page.getByRole('region', { name: 'Forma de pago' }).getByRole('listitem')).toHaveText([
    /^Transferencia bancaria: /,
    /^Línea de crédito: /,
  ]);
  await go(page, 'Confirmar pedido');
  const folio = await thankedFolio(page);
  const id = Number(/\/order-confirmations\/(\d+)/.exec(page.url())?.[1]);
  const placed = await orderOf(id);
  expect(placed.details).toHaveLength(wantedLines);
  expect(placed).toMatchObject({
    status: 'pending_payment',
    payments: [
      { method: 'bank_transfer', amount: (total / 2).toFixed(2), status: 'pending' },
      { method: 'credit', status: 'received' },
    ],
  });
  expect(placed.payments.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(Number(placed.total), 2);
  return { id, folio };
}

async function sendReceipt(page: Page): Promise<void> {
  const parts = page.getByRole('region', { name: 'Tu pago' });
  await parts
    .getByLabel('Comprobante: Transferencia bancaria')
    .setInputFiles({ name: 'mitad.png', mimeType: 'image/png', buffer: png });
  await go(page, 'Enviar comprobante');
  await expect(parts).toContainText('En revisión');
}

async function approve(page: Page, { id }: Placed): Promise<void> {
  await enterPanel(page, 'finanzas', `/plugins/sales/pedidos/${id}`);
  await page.getByRole('link', { name: 'Revisar el comprobante' }).click();
  await expect(page.getByRole('img', { name: 'mitad.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await confirmInPanel(page, 'Aprobar');
  await stateInPanel(page, 'Aprobado');
  await visit(page, `/plugins/sales/pedidos/${id}`);
  await stateInPanel(page, 'Pagado');
  await expect(page.getByRole('button', { name: 'Preparar embarque' })).toHaveCount(0);
}

/** Two pieces of one line of 300 leave; what is scanned twice or is not in the warehouse is told. */
async function ship(page: Page, { id, folio }: Placed, offer: Offer): Promise<string[]> {
  const serials = ['A', 'B'].map((letter) => `J${Date.now().toString(36).toUpperCase()}-${letter}`);
  const { data: branches } = (
    await (await buyer('distribuidor')).get<{ data: { id: number; code: string }[] }>('/api/branches?per_page=50')
  ).body;
  const branchId = branches.find(({ code }) => code === 'MTY')?.id;
  const written = { product_id: offer.id, branch_id: branchId, serials };
  expect((await (await staff('almacen')).post('/inventory/product-serials', written)).status).toBe(201);

  await enterPanel(page, 'almacen', `/plugins/sales/pedidos/${id}`);
  await page.getByRole('button', { name: 'Preparar embarque' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ninguna' }).click();
  await dialog.getByRole('searchbox', { name: 'Buscar en el pedido' }).fill(offer.model);
  await dialog.getByRole('textbox', { name: new RegExp(`^Piezas de ${offer.model} `) }).fill('2');
  await confirmInPanel(page, 'Preparar');
  await expect(page.getByText('Series capturadas: 0 de 2')).toBeVisible();
  const [first, second] = serials as [string, string];
  for (const [scanned, told] of [
    [first, `${first} capturado`],
    [first, `El número de serie ${first} está repetido`],
    [`${first}X`, `El número de serie ${first}X no está registrado`],
    [second.toLowerCase(), `${second} capturado`],
  ] as const) {
    await page.getByRole('textbox', { name: 'Número de serie' }).fill(scanned);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /serie|capturado/ })).toHaveText(told);
  }
  await expect(page.getByText('Series capturadas: 2 de 2')).toBeVisible();
  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lista de empaque' }).click();
  expect((await list).suggestedFilename()).toBe(`${folio}-E1-empaque.pdf`);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await confirmInPanel(page, 'Enviar');
  await stateInPanel(page, 'Enviado');
  await visit(page, `/plugins/sales/pedidos/${id}`);
  await stateInPanel(page, 'Parcialmente enviado');
  await expect(page.getByText('Enviadas: 2')).toBeVisible();
  return serials;
}

async function invoice(page: Page, { folio }: Placed): Promise<void> {
  await enterPanel(page, 'finanzas', '/plugins/billing/invoices');
  await page.getByRole('button', { name: 'Facturar un pedido' }).click();
  const picker = page.getByRole('dialog').getByRole('combobox', { name: 'Pedido' });
  await picker.click();
  await picker.fill(folio);
  await page.getByRole('option', { name: new RegExp(folio) }).click();
  await confirmInPanel(page, 'Facturar');
  await expect(page.getByRole('heading', { level: 1, name: /^F-\d+/ })).toBeVisible();
  await untilStamped(page);
}

/** The buyer finds the documents on the order's own page: 300 lines in the XML, whose total is the order's. */
async function download(page: Page, { id }: Placed): Promise<void> {
  await page.goto(`/sale-orders/${id}`);
  await expect(page.getByText('Parcialmente enviado').first()).toBeVisible();
  const documents = page.getByRole('region', { name: 'Facturas' });
  // What was transferred before is told to the tax authority apart: the rest is still owed.
  await expect(async () => {
    await page.reload();
    await expect(documents.getByText('Complemento de pago')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  const fileOf = async (name: RegExp): Promise<Buffer> => {
    const link = documents.getByRole('link', { name }).first();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    return readFile(await file.path());
  };
  const xml = (await fileOf(/^XML de F-/)).toString('utf8');
  expect(xml.match(/<cfdi:Concepto /g)).toHaveLength(wantedLines);
  expect(xml).toContain('<tfd:TimbreFiscalDigital');
  expect(xml).toMatch(new RegExp(`<cfdi:Comprobante [^>]*Total="${(await orderOf(id)).total}"`));
  expect((await fileOf(/^PDF de F-/)).subarray(0, 5).toString()).toBe('%PDF-');
}

async function claim(page: Page, offer: Offer, serial: string): Promise<void> {
  await page.getByRole('link', { name: 'Reportar un problema' }).click();
  // None of 300 is chosen for its buyer; few are left to choose from once a model is typed.
  const product = page.getByLabel('Producto', { exact: true });
  await expect(product.getByRole('option')).toHaveCount(wantedLines + 1);
  await expect(product).toHaveValue('');
  await page.getByLabel(`Buscar entre los ${wantedLines} productos del pedido`).fill(offer.model.toLowerCase());
  await expect(product.getByRole('option').nth(10)).toHaveCount(0);
  await product.selectOption({ label: `${offer.model} · ${offer.name}` });
  await page.getByLabel('Número de serie').fill(serial);
  await page.getByRole('button', { name: 'Revisar garantía' }).click();
  await expect(page.getByText(/^Garantía vigente hasta el /)).toBeVisible();
  await page.getByLabel('Qué pasó').fill('Una de las dos piezas no enciende.');
  await go(page, 'Enviar reporte');
  await expect(page.getByText('Recibimos tu reporte: te avisamos de cada paso.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(serial);
  await expect(page.getByRole('main')).toContainText(offer.name);
}
