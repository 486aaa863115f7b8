import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { buyer, emptyCartOf, offersOf, putInCart, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { amountOf, logIn, placeOrder } from './support/store-pages';

/** Acts in the name of the demo's distributor, as whoever attends them does. */
async function actFor(page: Page, account: string): Promise<void> {
  await logIn(page, account);
  await page.goto('/impersonations');
  await page.getByRole('searchbox', { name: 'Nombre, correo o empresa' }).last().fill('distribuidor@demo');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('button', { name: /^Actuar en su nombre Laura/ }).click();
  await expect(page.getByRole('region', { name: 'Actúas en nombre de otra persona' })).toBeVisible();
}

/** Fills in a discount where it is granted: on a line, or in the summary for the whole cart. */
async function grant(place: Locator, percent: string, reason: string): Promise<void> {
  const applied = place.getByRole('button', { name: 'Aplicar' });
  if (!(await applied.isVisible())) await place.locator('summary').first().click();
  await place.getByLabel('Porcentaje').fill(percent);
  await place.getByLabel('Motivo').fill(reason);
  await applied.click();
}

const numberOf = async (amount: Locator): Promise<number> => Number((await amount.innerText()).replace(/[^\d.]/g, ''));

test.beforeEach(async () => {
  await emptyCartOf('distribuidor');
  for (const { id } of (await offersOf('distribuidor', 'cámara')).slice(0, 2)) await putInCart('distribuidor', id, 1);
});

test('a salesman grants a discount on a line and on the cart, with its reason; the buyer orders at those prices and it stays written who granted them [SF-CART-043]', async ({
  page,
  enterAs,
  otherPage,
}) => {
  // Whoever buys sees no way to grant themselves anything.
  await enterAs('distribuidor');
  await page.goto('/carts');
  await expect(page.getByText('Subtotal (2 piezas)')).toBeVisible();
  await expect(page.getByText('Descuento especial')).toHaveCount(0);
  const before = await numberOf(amountOf(page, 'Subtotal'));

  await actFor(otherPage, 'vendedor');
  await otherPage.goto('/carts');
  const line = otherPage.getByRole('region', { name: 'Lista de productos' }).getByRole('listitem').first();
  const unit = await numberOf(line.locator('p').filter({ hasText: 'c/u' }));
  await grant(line, '101', '');
  await expect(otherPage.getByText('Error al aplicar el descuento').first()).toBeVisible();
  await expect(line.getByLabel('Motivo')).toHaveAccessibleDescription('Escribe el motivo del descuento');
  expect(await violationsOf(otherPage)).toEqual([]);
  expect(await numberOf(amountOf(otherPage, 'Subtotal'))).toBeCloseTo(before, 2);
  await grant(line, '20', 'Última pieza de exhibición');
  await expect(line).toContainText('Última pieza de exhibición');
  expect(await numberOf(line.locator('p').filter({ hasText: 'c/u' }))).toBeCloseTo(unit * 0.8, 1);
  const summary = otherPage.getByRole('complementary', { name: 'Resumen' });
  await grant(summary, '10', 'Proyecto grande');
  await expect(summary).toContainText('Proyecto grande');

  // The buyer sees what was granted and why, and orders at it.
  await page.reload();
  await expect(page.getByText('Última pieza de exhibición')).toBeVisible();
  await expect(page.getByText('Proyecto grande')).toBeVisible();
  const after = await numberOf(amountOf(page, 'Subtotal'));
  expect(after).toBeCloseTo(unit * 0.8 + (before - unit) * 0.9, 1);
  const cartId = (await (await buyer('distribuidor')).get<{ data: { id: number } }>('/api/carts/current')).body.data.id;
  // Below what the goods cost somebody else has to agree.
  const desk = await staff('compras');
  const waiting = await desk.get<{ data: { id: number }[] }>(
    `/sales/discount-grants?source_type=cart&source_id=${cartId}&status=waiting`,
  );
  for (const { id } of waiting.body.data)
    expect((await desk.put(`/sales/discount-grant-statuses/${id}`, { status: 'authorised' })).status).toBe(200);
  await placeOrder(page);
  expect(await numberOf(amountOf(page, 'Subtotal'))).toBeCloseTo(after, 2);

  const { body } = await (
    await staff('soporte')
  ).get<{ data: { action: string; changes: Record<string, unknown> }[] }>(
    `/kernel/histories?modelType=carts&modelId=${cartId}`,
  );
  const granted = body.data.filter(({ action }) => action === 'special-discount');
  expect(granted).toHaveLength(2);
  for (const { changes } of granted) expect(changes.authorised_by).toEqual([null, 'Mariana Treviño Lozano']);
});

test('whoever acts for a buyer without the right to grant discounts is told so, and nothing changes', async ({
  page,
}) => {
  await actFor(page, 'agente');
  await page.goto('/carts');
  const before = await amountOf(page, 'Subtotal').innerText();
  await grant(page.getByRole('complementary', { name: 'Resumen' }), '10', 'Porque sí');
  await expect(page.getByText('No cuenta con los permisos requeridos').first()).toBeVisible();
  await page.reload();
  await expect(amountOf(page, 'Subtotal')).toHaveText(before);
  await expect(page.getByText('Porque sí')).toHaveCount(0);
});
