import { violationsOf } from './support/accessibility';
import { staff } from './support/demo-world';
import { expect, test } from './support/journey';

/** Marketing puts a promo on the profile, before all others. */
async function promote(title: string, more: object = {}): Promise<void> {
  const promo = { title_translations: { es: title }, url: '/news', position: 0, ...more };
  const { status } = await (await staff('marketing')).post('/marketing/store-profile-promo-dashboard-configs', promo);
  expect(status).toBe(201);
}

test('a distributor’s profile shows what marketing put there, and leads to it', async ({ page, enterAs }) => {
  const title = `Promo de perfil ${Date.now()}`;
  await promote(title, {
    text_translations: { es: 'Solo esta semana' },
    action_text_translations: { es: 'Conocerla' },
  });
  await enterAs('distribuidor');
  await page.goto('/my-profile');
  const promos = page.getByRole('region', { name: 'Promociones para ti' });
  const card = promos.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('Solo esta semana');
  expect(await violationsOf(page)).toEqual([]);
  await card.getByRole('link', { name: 'Conocerla' }).click();
  await expect(page).toHaveURL(/\/news$/);
});

test('a secondary user is shown the promos meant for them alone', async ({ page, enterAs }) => {
  const stamp = Date.now();
  await promote(`Nivel ${stamp}`);
  await promote(`Todos ${stamp}`, { for_secondary_users: true });
  await enterAs('secundario');
  await page.goto('/my-profile');
  const promos = page.getByRole('region', { name: 'Promociones para ti' });
  await expect(promos).toContainText(`Todos ${stamp}`);
  await expect(promos).not.toContainText(`Nivel ${stamp}`);
});

test('the currency of one’s prices is chosen among one’s preferences', async ({ page, enterAs }) => {
  await enterAs('otro');
  await page.goto('/my-profile');
  const preferences = page.getByRole('region', { name: 'Preferencias' });
  const currency = (name: string) => preferences.getByRole('button', { name });
  const [chosen, other] =
    (await currency('Dólares').getAttribute('aria-pressed')) === 'true' ? ['Dólares', 'Pesos'] : ['Pesos', 'Dólares'];
  for (const next of [other!, chosen!]) {
    await currency(next).click();
    await expect(currency(next)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/my-profile$/);
  }
});
