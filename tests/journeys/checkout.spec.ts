import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { buyer, emptyCartOf, offersOf, putInCart } from './support/demo-world';
import { expect, test } from './support/journey';
import { addProduct, amountOf, stage, thankedFolio } from './support/store-pages';

test.beforeEach(() => emptyCartOf('distribuidor'));

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const go = (page: Page, name = 'Continuar') => page.getByRole('button', { name, exact: true }).click();
const way = (page: Page, name: RegExp): Locator => stage(page, 'Método de envío').getByRole('radio', { name });

interface PlacedOrder {
  readonly id: number;
  readonly total: string;
  readonly status: string;
  readonly purchase_order_number: string | null;
  readonly delivery: {
    readonly method: string;
    readonly address: { readonly alias: string | null; readonly zipCode: string; readonly colony: string } | null;
  };
  readonly payments: readonly { readonly method: string; readonly amount: string; readonly status: string }[];
}

/** The order as the platform keeps it. */
async function orderOf(page: Page): Promise<PlacedOrder> {
  const [, id] = /\/order-confirmations\/(\d+)/.exec(page.url()) ?? [];
  return (await (await buyer('distribuidor')).get<{ data: PlacedOrder }>(`/api/sale-orders/${id}`)).body.data;
}

test('an order sent to another address is half transferred, with its receipt, and half on credit, and its buyer is asked how it went [SF-CART-001, SF-CART-043, SF-CART-041, SF-ORDER-001, SF-SATISFACTION-001, SF-SATISFACTION-002, SF-SATISFACTION-003, SF-SATISFACTION-004, PC-SATISFACTION-003, PC-SATISFACTION-004, PC-SATISFACTION-007]', async ({
  page,
  enterAs,
}) => {
  const [offer] = (await offersOf('distribuidor', 'cámara')).slice(-1);
  if (offer === undefined) throw new Error('the demo world has no camera in stock');
  await putInCart('distribuidor', offer.id, 2);
  await enterAs('distribuidor');
  await page.goto('/carts');
  await expect(page.getByRole('listitem').filter({ hasText: offer.model })).toContainText('Lista el ');

  await go(page, 'Continuar con el pedido');
  await way(page, /Envío a domicilio/).check();
  await expect(page.getByText('24 a 48 horas')).toBeVisible();
  await way(page, /Bodega/).check();
  await go(page);
  await expect(page.getByRole('region', { name: 'Entrega', exact: true })).toContainText('Río Amazonas');

  const total = Number((await amountOf(page, 'Total').innerText()).replace(/[^\d.]/g, ''));
  const half = (total / 2).toFixed(2);
  const payment = stage(page, 'Método de pago');
  await payment.getByRole('radio', { name: /Combinar formas de pago/ }).check();
  await payment.getByLabel('Transferencia bancaria', { exact: true }).last().fill(half);
  await payment.getByLabel('Tu orden de compra').fill('OC-2026-77');
  expect(await violationsOf(page), 'payment').toEqual([]);
  await go(page);
  const left = page.getByRole('region', { name: /^Falta por cubrir/ });
  await left.getByRole('radio', { name: /crédito/ }).check();
  expect(await violationsOf(page), 'left over').toEqual([]);
  await go(page, 'Cubrir lo que falta');
  const paid = page.getByRole('region', { name: 'Forma de pago' });
  await expect(paid.getByRole('listitem')).toHaveText([/^Transferencia bancaria: /, /^Línea de crédito: /]);
  await expect(paid).toContainText('OC-2026-77');
  await go(page, 'Confirmar pedido');

  await thankedFolio(page);
  await expect(page).toHaveURL(/\/order-confirmations\/\d+$/);
  const order = await orderOf(page);
  expect(order).toMatchObject({
    purchase_order_number: 'OC-2026-77',
    status: 'pending_payment',
    delivery: { method: 'home_delivery', address: { zipCode: '66220' } },
    payments: [
      { method: 'bank_transfer', amount: half, status: 'pending' },
      { method: 'credit', status: 'received' },
    ],
  });
  expect(order.payments.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(Number(order.total), 2);

  const transfer = page.getByRole('region', { name: 'Tu pago' });
  await expect(transfer).toContainText('CLABE');
  await go(page, 'Enviar comprobante');
  await expect(transfer).toContainText('Elige el archivo de tu comprobante');
  await transfer
    .getByLabel('Comprobante: Transferencia bancaria')
    .setInputFiles({ name: 'pago.png', mimeType: 'image/png', buffer: png });
  await go(page, 'Enviar comprobante');
  await expect(transfer).toContainText('En revisión');

  const card = page.getByRole('region', { name: 'Nos encanta recibir tus comentarios' });
  await expect(card.getByRole('checkbox')).toHaveCount(6);
  await expect(card.getByRole('checkbox', { name: 'Método de envió' })).toBeVisible();
  await expect(card.getByRole('textbox')).toHaveAttribute('rows', '4');
  await go(page, 'Enviar y finalizar');
  await expect(card).toContainText('Este campo es obligatorio');
  expect(await violationsOf(page), 'order').toEqual([]);
  await expect(card.getByRole('radio', { name: '1, Muy complicado' })).toBeVisible();
  await card.getByRole('radio', { name: '7, Muy fácil' }).check();
  await card.getByRole('checkbox', { name: 'Método de pago' }).check();
  await go(page, 'Enviar y finalizar');
  await expect(page.getByText('Gracias por tu opinión sobre esta compra.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Gracias por tu opinión sobre esta compra.')).toBeVisible();
  expect((await orderOf(page)).payments.map(({ status }) => status)).toEqual(['in_review', 'received']);
});

test('an order is sent to a new address: what it lacks is told field by field, its postal code fills the rest, and it is kept [SF-CART-019, SF-CART-020, SF-CART-021, SF-CART-022, SF-CART-023, SF-CART-024, SF-CART-025, SF-CART-038]', async ({
  page,
  enterAs,
}) => {
  const alias = `Obra ${Date.now()}`;
  const [offer] = await offersOf('distribuidor', 'cámara');
  if (offer === undefined) throw new Error('the demo world has no camera in stock');
  await enterAs('distribuidor');
  await page.goto(`/products/${offer.id}`);
  await addProduct(page, offer.name);
  await page.goto('/carts');
  await go(page, 'Continuar con el pedido');
  await way(page, /Envío a domicilio/).check();
  await page.getByRole('link', { name: 'Nueva dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva dirección de entrega' });
  await go(page, 'Usar esta dirección');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  for (const [name, problem] of [
    ['Calle', 'Calle requerida'],
    ['Número exterior', 'Número exterior requerido'],
    ['Código postal', 'Código postal requerido'],
    ['Teléfono', 'Teléfono requerido'],
    ['Colonia', 'Colonia requerida'],
    ['Estado', 'Estado requerido'],
    ['Atención a', 'Atención a requerido'],
  ] as const)
    await expect(field(name)).toHaveAccessibleDescription(problem);
  const toast = page.getByText('Dirección Incompleta');
  await expect(toast).toBeVisible();
  expect(await violationsOf(page), 'address').toEqual([]);

  await field('Código postal').fill('64000');
  await expect(field('Estado')).toHaveValue('Nuevo León');
  await expect(field('Municipio')).toHaveValue('Monterrey');
  await field('Colonia').selectOption('Otra colonia (escribirla)');
  await field('Nombre de la colonia').fill('Colonia Nueva');
  await field('Calle').fill('Av. Hidalgo');
  await field('Número exterior').fill('12');
  await field('Teléfono').fill('81 1234 5678');
  await field('Atención a').fill('Ana Ríos');
  await field('Alias').fill(alias);
  // A usual notice is gone after three seconds; this one waits for whoever looks for the fields.
  await expect(toast).toBeVisible();
  await go(page, 'Usar esta dirección');
  await expect(dialog).toHaveCount(0);
  await expect(
    stage(page, 'Método de envío')
      .getByRole('radio', { name: new RegExp(alias) })
      .first(),
  ).toBeChecked();
  await go(page);
  await stage(page, 'Método de pago')
    .getByRole('radio', { name: /Efectivo en sucursal/ })
    .check();
  await go(page);
  await go(page, 'Confirmar pedido');
  await thankedFolio(page);
  expect((await orderOf(page)).delivery).toMatchObject({
    method: 'home_delivery',
    address: { alias, zipCode: '64000', colony: 'Colonia Nueva' },
  });
  await page.goto('/my-company/address-book');
  await expect(page.getByRole('listitem').filter({ hasText: alias })).toContainText('Av. Hidalgo 12, Colonia Nueva');
});

/** Orders two products, of one of which there are too few: what is missing waits. Ends on the page that thanks for the order. */
async function orderThatWaits(page: Page): Promise<{ readonly name: string }> {
  const [offer, other] = await offersOf('distribuidor', 'cámara');
  if (offer === undefined || other === undefined) throw new Error('the demo world has too few cameras');
  await putInCart('distribuidor', offer.id, 1);
  await putInCart('distribuidor', other.id, other.total_inventories + 5);
  await page.goto('/carts');
  await go(page, 'Continuar con el pedido');
  await way(page, /Tu sucursal/).check();
  await go(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /por surtir/ }).check();
  await go(page);
  await stage(page, 'Método de pago')
    .getByRole('radio', { name: /Efectivo en sucursal/ })
    .check();
  await go(page);
  await go(page, 'Confirmar pedido');
  await thankedFolio(page);
  return other;
}

test('what waits for its pieces is taken in the same order, says when the rest comes, and is canceled by its buyer', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  const other = await orderThatWaits(page);
  const lines = page.getByRole('region', { name: 'Lista de productos' });
  await expect(lines.getByRole('heading', { name: /Desde / }).first()).toBeVisible();
  await expect(lines.getByRole('heading', { name: /Por surtir/ })).toBeVisible();
  expect(await violationsOf(page), 'divided order').toEqual([]);
  const before = Number((await orderOf(page)).total);
  await go(page, `Cancelar ${other.name}`);
  await expect(lines.getByText('Cancelada')).toBeVisible();
  expect(Number((await orderOf(page)).total)).toBeLessThan(before);
});

test('days later what still waits is canceled on the page of the order', async ({ page, enterAs }) => {
  await enterAs('distribuidor');
  const other = await orderThatWaits(page);
  const { id, total } = await orderOf(page);
  await page.goto(`/sale-orders/${id}`);
  expect(await violationsOf(page), 'order that waits').toEqual([]);
  await go(page, `Cancelar ${other.name}`);
  await expect(page.getByText('Cancelamos lo que faltaba por surtir')).toBeVisible();
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Cancelar ${other.name}` })).toHaveCount(0);
  const { body } = await (await buyer('distribuidor')).get<{ data: { total: string } }>(`/api/sale-orders/${id}`);
  expect(Number(body.data.total)).toBeLessThan(Number(total));
});
