import type { Page } from '@playwright/test';
import { buyer, camera, emptyCartOf, putInCart, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, visit } from './support/panel-pages';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Order {
  readonly id: number;
  readonly folio: string;
}
type One<T> = { readonly data: T };

/** An order of three cameras by transfer, with its receipt, whose pieces carry these serial numbers. */
async function orderWithReceipt(serials: readonly string[]): Promise<Order> {
  const account = 'distribuidor';
  await emptyCartOf(account);
  const offer = await camera(account);
  await putInCart(account, offer.id, 3);
  const api = await buyer(account);
  const { data: branches } = (await api.get<{ data: { id: number; code: string }[] }>('/api/branches?per_page=50'))
    .body;
  const branch = branches.find(({ code }) => code === 'MTY')?.id;
  const steps: readonly (readonly [string, object])[] = [
    ['cart-stages', { cartStage: 'shipping_method' }],
    ['cart-deliveries', { type: 'branch_pickup', branch_id: branch }],
    ['cart-stages', { cartStage: 'payment_method' }],
    ['cart-payments', { method: 'bank_transfer' }],
    ['cart-stages', { cartStage: 'confirmation' }],
  ];
  for (const [path, body] of steps) expect((await api.post(`/api/${path}`, body)).status, path).toBe(200);
  const placed = await api.post<One<{ sale_order: Order }>>('/api/cart-stages', { cartStage: 'ordered' });
  const order = placed.body.data.sale_order;
  const receipt = new FormData();
  receipt.set('sale_order_legacy_id', String(order.id));
  receipt.set('receipt', new Blob([new Uint8Array(png)]), 'transferencia.png');
  expect((await api.post('/api/sale-order-payment-receipts', receipt)).status).toBe(201);
  const almacen = await staff('almacen');
  const body = { product_id: offer.id, branch_id: branch, serials };
  expect((await almacen.post('/inventory/product-serials', body)).status).toBe(201);
  return order;
}

const scan = async (page: Page, serial: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Número de serie' }).fill(serial);
  await page.keyboard.press('Enter');
};
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const state = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();

test('a receipt is approved beside its picture, part of the order leaves with scanned serials, and it is invoiced [SF-ORDER-001] [SF-INVOICE-001]', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const prefix = `J${Date.now().toString(36).toUpperCase()}`;
  const serials = ['A', 'B', 'C'].map((letter) => `${prefix}-${letter}`);
  const order = await orderWithReceipt(serials);

  // Finance: the receipt beside its picture.
  await enterPanel(page, 'finanzas', `/plugins/sales/pedidos/${order.id}`);
  await page.getByRole('link', { name: 'Revisar el comprobante' }).click();
  await expect(page.getByRole('img', { name: 'transferencia.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await confirm(page, 'Aprobar');
  await state(page, 'Aprobado');
  await visit(page, `/plugins/sales/pedidos/${order.id}`);
  await state(page, 'Pagado');
  await expect(page.getByRole('button', { name: 'Preparar embarque' })).toHaveCount(0);

  // Warehouse: two of three pieces, their serials by the scanner.
  const warehouse = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  await enterPanel(warehouse, 'almacen', `/plugins/sales/pedidos/${order.id}`);
  await warehouse.getByRole('button', { name: 'Preparar embarque' }).click();
  await warehouse
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Piezas de / })
    .fill('2');
  await confirm(warehouse, 'Preparar');
  await expect(warehouse.getByText('Series capturadas: 0 de 2')).toBeVisible();
  const said = warehouse.getByRole('status').filter({ hasText: /serie|capturado/ });
  await scan(warehouse, serials[0]!);
  await expect(said).toHaveText(`${serials[0]} capturado`);
  await scan(warehouse, serials[0]!);
  await expect(said).toHaveText(`El número de serie ${serials[0]} está repetido`);
  await scan(warehouse, `${prefix}-X`);
  await expect(said).toHaveText(`El número de serie ${prefix}-X no está registrado`);
  await scan(warehouse, serials[1]!.toLowerCase());
  await expect(warehouse.getByText('Series capturadas: 2 de 2')).toBeVisible();
  const file = warehouse.waitForEvent('download');
  await warehouse.getByRole('button', { name: 'Lista de empaque' }).click();
  expect((await file).suggestedFilename()).toBe(`${order.folio}-E1-empaque.pdf`);
  await warehouse.reload();
  await warehouse.getByRole('button', { name: 'Enviar', exact: true }).click();
  await confirm(warehouse, 'Enviar');
  await state(warehouse, 'Enviado');
  await visit(warehouse, `/plugins/sales/pedidos/${order.id}`);
  await state(warehouse, 'Parcialmente enviado');
  await expect(warehouse.getByText('Enviadas: 2')).toBeVisible();
  await warehouse.context().close();

  // Finance again: the invoice.
  await visit(page, '/plugins/billing/invoices');
  await page.getByRole('button', { name: 'Facturar un pedido' }).click();
  const picker = page.getByRole('dialog').getByRole('combobox', { name: 'Pedido' });
  await picker.click();
  await picker.fill(order.folio);
  await page.getByRole('option', { name: new RegExp(order.folio) }).click();
  await confirm(page, 'Facturar');
  await expect(page.getByRole('heading', { level: 1, name: /^F-\d+/ })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText('Timbrada', { exact: true }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'XML', exact: true })).toBeVisible();
});

test('on a phone the order desk tells each state beside its folio, and an order stands in one column', async ({
  page,
}) => {
  await enterPanel(page, 'finanzas');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/plugins/sales/pedidos');
  const row = page.getByRole('row').filter({ hasText: 'Parcialmente enviado' }).first();
  await expect(row.getByText('Parcialmente enviado')).toBeInViewport({ ratio: 1 });
  await row.getByRole('link').click();
  const buyerCard = page.getByRole('region', { name: 'Comprador', exact: true });
  await expect(buyerCard).toBeVisible();
  const [lines, side] = [page.getByRole('region', { name: 'Embarques', exact: true }), buyerCard];
  const [above, below] = [await lines.boundingBox(), await side.boundingBox()];
  expect(below!.y).toBeGreaterThan(above!.y + above!.height);
  expect(Math.abs(below!.width - above!.width)).toBeLessThan(2);
  await visit(page, '/plugins/billing/invoices');
  const stamped = page.getByRole('row').filter({ hasText: 'Timbrada' }).first();
  await expect(stamped.getByText('Timbrada')).toBeInViewport({ ratio: 1 });
});

test('finance issues the invoice that takes the place of a wrong one, and cancels that one without copying a number [SF-INVOICE-001]', async ({
  page,
}) => {
  await enterPanel(page, 'finanzas', '/plugins/billing/invoices');
  // One that nothing refers to.
  await page.getByRole('link', { name: 'Núm. 5', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'F-3' })).toBeVisible();
  await page.getByRole('button', { name: 'Emitir la que la sustituye' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'F-3' })).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText('Timbrada', { exact: true }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('main')).toContainText('F-3');
  await visit(page, '/plugins/billing/invoices/5');
  await page.getByRole('button', { name: 'Solicitar cancelación' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Motivo/ })
    .click();
  await page.getByRole('option', { name: '01 Comprobante emitido con errores con relación' }).click();
  await confirm(page, 'Solicitar cancelación');
  await state(page, 'Cancelación solicitada');
});
