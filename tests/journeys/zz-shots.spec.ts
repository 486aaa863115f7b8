import { test } from './support/journey';
import { buyer, staff } from './support/demo-world';
import { logIn } from './support/store-pages';

test('shots', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const shot = async (p: typeof page, name: string, wait = 800) => {
    for (const width of [1440, 390]) {
      await p.setViewportSize({ width, height: 900 });
      await p.waitForTimeout(wait);
      await p.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: width === 1440 ? false : true });
    }
  };
  await page.goto('/distributor-registries');
  await page.waitForTimeout(4000);
  await shot(page, 'register');
  await page.goto('/contact-us');
  await shot(page, 'contact');
  const support = await staff('soporte');
  const me = await (await buyer('distribuidor')).get<{ data: { company: { id: number } } }>('/api/user');
  await support.post('/companies/franchise-migrations', { company_id: me.body.data.company.id });
  await logIn(page, 'distribuidor');
  await page.goto('/');
  await page.waitForTimeout(2500);
  await shot(page, 'franchise');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  console.log('still', await page.getByRole('dialog').count());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForTimeout(1500);
  console.log('after', await page.getByRole('dialog').count());
  await page.screenshot({ path: '/tmp/shots/franchise-after.png' });
  await page.goto('/secondary-users');
  await shot(page, 'secondary');
  await page.getByRole('link', { name: 'Emilio Salinas Cantú' }).click();
  await page.waitForTimeout(1500);
  await shot(page, 'secondary-one');
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'es-MX' })).newPage();
  await logIn(other, 'vendedor');
  await other.goto('/impersonations');
  await shot(other, 'impersonations');
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.getByRole('button', { name: /^Actuar en su nombre/ }).first().click();
  await other.waitForTimeout(2500);
  await shot(other, 'banner');
});
