import { offersOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, openEntry, saveEntry } from './support/panel-pages';
import { addButton, typeInSearch } from './support/store-pages';

/** What staff saves must have reached the shoppers after this long. */
const reachLimitMs = 5_000;

test('staff renames a product in the Spanish panel: its page and the search show the new name within 5 s', async ({
  page,
  otherPage: panel,
  enterAs,
}) => {
  const [offer] = await offersOf('distribuidor', 'switch');
  if (offer === undefined) throw new Error('the demo world has no switch in stock');
  const renamed = `${offer.name}, edición Quetzal`;
  await enterAs('distribuidor');
  await page.goto(`/products/${offer.id}`);
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
  await enterPanel(panel, 'catalogo');
  await openEntry(panel, 'api::catalogue.product', offer.name);

  const name = panel.getByRole('textbox', { name: 'Nombre', exact: true });
  await expect(name).toHaveValue(offer.name);
  await name.fill(renamed);
  await saveEntry(panel);

  await expect(async () => {
    await page.goto(`/products/${offer.id}`);
    await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible({ timeout: 500 });
    const options = await typeInSearch(page, 'Quetzal');
    await expect(options.filter({ hasText: renamed })).toHaveCount(1, { timeout: 1_500 });
  }).toPass({ timeout: reachLimitMs });
  await page.goto(`/products/${offer.id}`);
  await expect(addButton(page.getByRole('complementary', { name: 'Compra' }), renamed)).toBeVisible();
});
