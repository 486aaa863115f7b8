import { offersOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, openEntry, saveEntry } from './support/panel-pages';

/** What staff publishes must have reached the shoppers after this long. */
const reachLimitMs = 5_000;

test('staff takes a product from the store; without its SAT key it is told NO and why; with it, it is published again [CS-PRODUCT-032, CS-PRODUCT-033, CS-PRODUCT-048]', async ({
  page,
  panel,
}) => {
  const [offer] = await offersOf('distribuidor', 'cámara');
  if (offer === undefined) throw new Error('the demo world has no camera in stock');
  const shop = async (): Promise<number | undefined> => (await page.goto(`/products/${offer.id}`))?.status();
  expect(await shop()).toBe(200);
  await enterPanel(panel, 'catalogo');
  await openEntry(panel, 'api::catalogue.product', offer.name);
  const needed = panel.getByRole('list', { name: 'Lo que necesita para estar en la tienda' });
  const publish = panel.getByRole('button', { name: 'Publicar en la tienda' });
  const satKey = panel.getByRole('textbox', { name: 'Clave SAT' });
  await expect(needed.getByText('Clave SAT', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Retirar de la tienda' }).click();
  await expectNotice(panel, 'El producto se ha retirado de la tienda');
  await expect(panel.getByText('Fuera de la tienda', { exact: true })).toBeVisible();
  await expect(needed.getByText('Sin publicar', { exact: true })).toBeVisible();
  await expect.poll(shop, { timeout: reachLimitMs }).toBe(404);

  const key = await satKey.inputValue();
  await satKey.fill('');
  await expect(publish).toBeDisabled();
  await saveEntry(panel);
  await expect(needed.getByText('Falta la clave SAT')).toBeVisible();
  await publish.click();
  await expectNotice(panel, 'El producto no pudo ser publicado.');
  await expect(panel.getByText('Falta la clave SAT').first()).toBeVisible();
  expect(await shop()).toBe(404);

  await satKey.fill(key);
  await saveEntry(panel);
  await expect(needed.getByText('Falta la clave SAT')).toHaveCount(0);
  await publish.click();
  await expectNotice(panel, 'El producto se ha publicado');
  await expect.poll(shop, { timeout: reachLimitMs }).toBe(200);
});
