import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { buyer, camera, emptyCartOf, putInCart } from './support/demo-world';
import { expect, test } from './support/journey';
import { amountOf } from './support/store-pages';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });

/** An order that nobody paid yet, placed a moment ago by the demo's distributor. */
async function unpaidOrder(): Promise<{ id: number; folio: string; productId: number }> {
  const api = await buyer('distribuidor');
  const { id: productId } = await camera('distribuidor');
  await emptyCartOf('distribuidor');
  await putInCart('distribuidor', productId);
  const options = (await api.get<{ userBranchId: number }>('/api/cart-deliveries')).body;
  await api.post('/api/cart-stages', { cartStage: 'shipping_method' });
  await api.post('/api/cart-deliveries', { type: 'branch_pickup', branch_id: options.userBranchId });
  await api.post('/api/cart-stages', { cartStage: 'payment_method' });
  await api.post('/api/cart-payments', { method: 'bank_transfer' });
  await api.post('/api/cart-stages', { cartStage: 'confirmation' });
  const placed = await api.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', { cartStage: 'ordered' });
  const { id } = placed.body.data.sale_order;
  const { folio } = (await api.get<{ data: { folio: string } }>(`/api/sale-orders/${id}`)).body.data;
  return { id, folio, productId };
}

/** From the order to the cart, by way of what changed where something did. */
async function toCart(page: Page): Promise<void> {
  const changed = page.getByRole('link', { name: 'Ir al carrito' });
  await expect(changed.or(page.getByRole('heading', { level: 1, name: 'Carrito de compras' }))).toBeVisible();
  if (await changed.isVisible()) await changed.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
}

/** The first product of the order that a claim is about; the only one of an order is chosen already. */
async function chooseFirstPiece(page: Page): Promise<void> {
  const product = page.getByLabel('Producto', { exact: true });
  await expect(product).toBeVisible();
  const keys = await product.getByRole('option').evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  await product.selectOption(keys.find(Boolean) ?? '');
}

test('a distributor finds an order, writes about it with a file, sends a receipt, buys it again and takes another back to the cart [SF-ORDER-001]', async ({
  page,
  enterAs,
}) => {
  const order = await unpaidOrder();
  await enterAs('distribuidor');
  await page.goto('/sale-orders');
  const search = page.getByRole('search', { name: 'Buscar pedidos' });
  await search.getByLabel('Estado').selectOption('Pendiente de pago');
  await search.getByRole('searchbox').fill(order.folio.toLowerCase());
  await search.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/status=pending_payment/);
  await expect(page.getByRole('row')).toHaveCount(2);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar CSV' }).click(),
  ]);
  const rows = (await readFile(await csv.path(), 'utf8')).trim().split(/\r?\n/);
  expect([rows.length, rows[1]]).toEqual([2, expect.stringContaining(order.folio)]);

  await page.getByRole('link', { name: order.folio }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${order.folio}` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const messages = page.getByRole('region', { name: 'Mensajes' });
  await messages.getByLabel('Mensaje').fill('¿A qué hora puedo pasar?');
  await messages.getByLabel('Archivos').setInputFiles(picture('plano.png'));
  await messages.getByRole('button', { name: 'Enviar' }).click();
  await expect(messages.getByRole('listitem').filter({ hasText: '¿A qué hora puedo pasar?' })).toBeVisible();
  await expect(messages.getByLabel('Mensaje', { exact: true }).last()).toHaveValue('');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    messages.getByRole('link', { name: 'plano.png' }).click(),
  ]);
  expect((await readFile(await file.path())).equals(png)).toBe(true);

  await page.getByRole('button', { name: 'Editar pedido' }).click();
  await toCart(page);
  const { id, folio } = await unpaidOrderBeside(page, order.id);
  await page.goto(`/sale-orders/${id}`);
  const receipts = page.getByRole('region', { name: 'Comprobantes de pago' });
  await receipts.getByLabel('Comprobante', { exact: true }).setInputFiles({
    name: 'pago.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ no es un PDF'),
  });
  await receipts.getByRole('button', { name: 'Enviar comprobante' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error al guardar comprobante.' }).first()).toBeVisible();
  await receipts.getByLabel('Comprobante', { exact: true }).setInputFiles(picture('pago.png'));
  await receipts.getByRole('button', { name: 'Enviar comprobante' }).click();
  await expect(receipts.getByRole('listitem').filter({ hasText: 'pago.png' })).toContainText('En revisión');
  await expect(page.getByRole('button', { name: 'Editar pedido' })).toHaveCount(0);
  await expect(page.getByText('Cancelar pedido')).toHaveCount(0);

  await emptyCartOf('distribuidor');
  await page.getByRole('button', { name: 'Volver a pedir' }).click();
  await toCart(page);
  await expect(page.getByText('Subtotal (1 pieza)')).toBeVisible();
  await page.goto(`/sale-orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${folio}` })).toBeVisible();
  await emptyCartOf('distribuidor');
});

/** The order that was edited is canceled and its products are in the cart: another one takes its place. */
async function unpaidOrderBeside(page: Page, edited: number): Promise<{ id: number; folio: string }> {
  await expect(page.getByText('Subtotal (1 pieza)')).toBeVisible();
  const api = await buyer('distribuidor');
  const { body } = await api.get<{ data: { status: string } }>(`/api/sale-orders/${edited}`);
  expect(body.data.status).toBe('canceled');
  return unpaidOrder();
}

test('a distributor quotes the cart, shows it to the own customer with logo and margin, accepts it and orders at the prices that were held [SF-QUOTATION-001] [SF-QUOTATION-003]', async ({
  page,
  enterAs,
}) => {
  const offer = await camera('distribuidor');
  await emptyCartOf('distribuidor');
  await putInCart('distribuidor', offer.id);
  await enterAs('distribuidor');
  await page.goto('/carts');
  await page.getByRole('button', { name: 'Cotizar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cotización C-/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const { pathname } = new URL(page.url());
  await page.getByRole('spinbutton', { name: `Piezas de ${offer.name}` }).fill('3');
  await page.getByLabel('Nota').fill('Para el edificio de Hidalgo');
  await page.getByRole('button', { name: 'Enviar y sostener precios' }).click();
  await expect(page.getByText('La cotización se envió: sus precios quedan sostenidos.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Versiones enviadas' })).toBeVisible();
  const held = await amountOf(page, 'Subtotal').innerText();

  await page.getByRole('link', { name: 'Logo y margen' }).click();
  await page.getByLabel('Tu nombre comercial').fill('Sistec Norte');
  await page.getByLabel('Margen (%)', { exact: true }).fill('25');
  await page.getByLabel('Logotipo').setInputFiles(picture('sistec.png'));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Tus datos están guardados.')).toBeVisible();
  await expect(page.getByText('Quitar sistec.png')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/distributor-quotation-downloads/')) asked.push(request.method());
  });
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF para tu cliente' }).click(),
  ]);
  expect(asked).toEqual(['HEAD', 'GET']);
  expect(pdf.suggestedFilename()).toMatch(/^C-\d{4}-\d{6}-v1\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(pathname);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('link', { name: 'Convertir en pedido' }).click();
  await page.getByRole('link', { name: 'Entrega a domicilio' }).click();
  await expect(page.getByLabel('Dirección')).toBeVisible();
  await page.getByRole('link', { name: 'Recoger en sucursal' }).click();
  await expect(page.getByLabel('Sucursal')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(page.getByRole('status').filter({ hasText: '¡Gracias!' })).toBeVisible();
  await expect(amountOf(page, 'Subtotal')).toHaveText(held);
  await page.goto(pathname);
  await expect(page.getByRole('complementary').getByRole('link', { name: /^P-/ })).toBeVisible();
  await emptyCartOf('distribuidor');
});

test('rows that are not quoted are told one by one, and the others are quoted [SF-QUOTATION-001]', async ({
  page,
  enterAs,
}) => {
  const { model } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto('/quotation-imports');
  await page.getByLabel('Archivo').setInputFiles({
    name: 'calculadora.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Proyecto Hidalgo\nmodelo;cantidad\n${model};4\nNO-EXISTE;2\n${model};dos\n`),
  });
  await page.getByRole('button', { name: 'Crear cotización' }).click();
  const report = page.getByRole('region', { name: 'Resultado de la importación' }).first();
  await expect(report).toContainText('1 producto se puede cotizar.');
  await expect(report.getByRole('row', { name: /NO-EXISTE/ })).toContainText('No hay un producto con este modelo');
  await expect(report.getByRole('row', { name: /^5/ })).toContainText('número entero');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^Abrir C-/ }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
});

test('what is wrong with a piece is reported with its warranty and a file, and its steps are followed [SF-INVOICE-001]', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  await page.goto('/sale-orders?status=delivered');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('link', { name: 'Reportar un problema' }).click();
  await chooseFirstPiece(page);
  await page.getByLabel('Número de serie').fill('ZX-0001');
  await page.getByRole('button', { name: 'Revisar garantía' }).click();
  await expect(page.getByText(/^Garantía vigente hasta el /)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Qué pasó').fill('No enciende desde ayer por la tarde.');
  await page.getByLabel('Evidencia').setInputFiles(picture('foto.png'));
  await page.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(page.getByText('Recibimos tu reporte: te avisamos de cada paso.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('ZX-0001');
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveText([/^Abierta/]);
  expect(await violationsOf(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'foto.png' }).click(),
  ]);
  expect((await readFile(await file.path())).equals(png)).toBe(true);
  await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Incidencias' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Abierta');
});

test('a distributor reads what is owed on credit and what the wallet holds, and prints some days of it; a secondary user does not', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  await page.goto('/statements');
  await expect(page.getByRole('row').nth(1)).toContainText('Cable y gabinetes');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Cuenta', { exact: true }).selectOption('Monedero electrónico');
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(page.getByText('Saldo a favor')).toBeVisible();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^estado-de-cuenta-wallet-MXN-/);
  await page.goto('/statement-downloads?kind=credit&currency=MXN&from=2026-02-02&to=2026-02-01');
  await expect(page.getByRole('alert')).toContainText('Error al descargar .pdf');
  await enterAs('secundario');
  expect((await page.goto('/statements'))?.status()).toBe(403);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, a quotation is countered and a claim made', async ({ page, enterAs }) => {
    await enterAs('distribuidor');
    await page.goto('/sale-orders?status=delivered');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('Sin guiones también escribo');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Sin guiones también escribo' }).last()).toBeVisible();

    await page.goto('/quotations?status=vista');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.locator('summary', { hasText: 'Hacer una contraoferta' }).click();
    await page.getByLabel('Qué propones').fill('Con 3 % menos lo compramos hoy');
    await page.getByRole('button', { name: 'Hacer una contraoferta' }).click();
    await expect(page.getByText('Tu contraoferta se envió a tu ejecutivo de ventas.')).toBeVisible();

    await page.goto('/incidences/new');
    const orders = page.getByLabel('Elige el pedido');
    await orders.selectOption({ index: (await orders.getByRole('option').count()) - 1 });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await chooseFirstPiece(page);
    await page.getByRole('button', { name: 'Revisar garantía' }).click();
    await page.getByLabel('Qué pasó').fill('Llegó con la caja golpeada.');
    await page.getByRole('button', { name: 'Enviar reporte' }).click();
    await expect(page.getByText('Recibimos tu reporte: te avisamos de cada paso.')).toBeVisible();
  });
});
