import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { buyer, camera, emptyCartOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { addProduct, logIn, placeOrder } from './support/store-pages';

/** A card of the rules, by the person's name. */
const ruleOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }); // prettier-ignore

test('what a secondary user buys above their limit waits for the company, which refuses one and approves another', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(180_000);
  await emptyCartOf('secundario');
  const offer = await camera('distribuidor');

  // The owner sets a limit that any camera is above of.
  await logIn(page, 'distribuidor');
  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'Gasto y aprobaciones' }).click();
  const card = ruleOf(page, 'Emilio Salinas');
  await card.getByLabel('Límite por pedido').fill('1.00');
  await card.getByLabel('Moneda').selectOption('USD');
  await card.getByRole('button', { name: 'Guardar el límite de Emilio Salinas' }).click();
  await expect(card.getByLabel('Límite por pedido')).toHaveValue('1.00');
  expect(await violationsOf(page)).toEqual([]);

  // The secondary user orders twice, and both wait.
  await logIn(otherPage, 'secundario');
  const folios: string[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await otherPage.goto(`/products/${offer.id}`);
    await addProduct(otherPage, offer.name);
    await otherPage.goto('/carts');
    folios.push(await placeOrder(otherPage));
    // It is not to be paid before somebody approves it.
    await expect(otherPage.getByText(/Este pedido espera la aprobación de tu empresa/)).toBeVisible();
    await expect(otherPage.getByRole('button', { name: 'Enviar comprobante' })).toHaveCount(0);
    await otherPage.getByRole('link', { name: 'Ver el pedido' }).click();
    await expect(otherPage.getByRole('button', { name: 'Volver a pedir' })).toBeVisible();
    await expect(otherPage.getByText(/Este pedido espera la aprobación de tu empresa/)).toBeVisible();
    await expect(otherPage.getByRole('button', { name: 'Enviar comprobante' })).toHaveCount(0);
  }
  await otherPage.goto('/spending');
  for (const folio of folios) await expect(otherPage.getByRole('link', { name: folio })).toBeVisible();
  await expect(otherPage.getByRole('button', { name: /^Aprobar/ })).toHaveCount(0);

  await page.reload();
  const [refused, approved] = folios as [string, string];
  const waiting = (folio: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: folio, exact: true }) }); // prettier-ignore
  await expect(waiting(refused)).toContainText('su límite es de $1.00');
  await expect(waiting(refused)).toContainText('Precios y piezas apartados hasta el');
  await waiting(refused).getByLabel('Motivo del rechazo').fill('Este mes no');
  await waiting(refused)
    .getByRole('button', { name: `Rechazar ${refused}` })
    .click();
  await expect(page.getByText(`Rechazaste el pedido ${refused}`).first()).toBeVisible();
  await waiting(approved)
    .getByRole('button', { name: `Aprobar ${approved}` })
    .click();
  await expect(page.getByText(`Aprobaste el pedido ${approved}`).first()).toBeVisible();
  await expect(page.getByText('Nada espera aprobación')).toBeVisible();

  const api = await buyer('secundario');
  const { body } = await api.get<{ data: { folio: string; status: string }[] }>('/api/sale-orders?per_page=20');
  const statusOf = (folio: string) => body.data.find((order) => order.folio === folio)?.status;
  expect([statusOf(refused), statusOf(approved)]).toEqual(['canceled', 'pending_payment']);

  await ruleOf(page, 'Emilio Salinas').getByRole('button', { name: 'Quitar el límite de Emilio Salinas' }).click();
  await expect(ruleOf(page, 'Emilio Salinas')).toContainText('Compra sin límite');
});
