import { violationsOf } from './support/accessibility';
import { emptyCartOf, offersOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { cartLink } from './support/store-pages';

test.beforeEach(() => emptyCartOf('distribuidor'));

/** A part number as somebody types it from memory. */
const byHeart = (model: string): string => model.toLowerCase().replace(/-/g, ' ');

test('a distributor pastes an order by part numbers, sees each product with its price as it is checked, and has all in the cart', async ({
  page,
  enterAs,
}) => {
  const [first, second] = await offersOf('distribuidor', 'cámara');
  if (first === undefined || second === undefined) throw new Error('the demo world has too few cameras');
  await enterAs('distribuidor');
  await page.goto('/');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('link', { name: 'Pedido rápido' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido rápido' })).toBeVisible();

  await page
    .getByLabel('Un producto por renglón')
    .fill(`${byHeart(first.model)}\t3\n2 x ${second.model}\nno existe este código`);
  const checked = page.getByRole('form', { name: 'Productos del pedido' });
  await expect(checked.getByRole('status')).toHaveText('2 de 3 productos listos para agregar');
  await expect(checked.getByRole('link', { name: first.name })).toBeVisible();
  await expect(checked.getByText('No encontramos este código')).toBeVisible();
  await expect(checked.getByLabel(`Piezas: ${first.name}`)).toHaveValue('3');
  expect(await violationsOf(page)).toEqual([]);

  await checked.getByLabel(`Piezas: ${second.name}`).fill('4');
  await checked.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByText('Agregamos 2 productos al carrito. Lo que sigue no se agregó')).toBeVisible();
  await expect(page.getByLabel('Un producto por renglón')).toHaveValue('no existe este código');
  await expect(checked.getByRole('status')).toHaveText('0 de 1 productos listos para agregar');
  await expect(checked.getByText('No encontramos este código')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver el carrito', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
  await expect(page.getByText('Subtotal (7 piezas)')).toBeVisible();
  await expect(cartLink(page, 7)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the order is checked by its button', async ({ page, enterAs }) => {
    const [offer] = await offersOf('distribuidor', 'cámara');
    await enterAs('distribuidor');
    await page.goto('/quick-order');
    await page.getByLabel('Un producto por renglón').fill(`${offer?.model}, 2`);
    await page.getByRole('button', { name: 'Revisar pedido' }).click();
    await expect(page.getByText('1 de 1 productos listos para agregar')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(page.getByText('Subtotal (2 piezas)')).toBeVisible();
  });
});
