import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey';

/** By how much the seconds shown go down in a second of the page's clock, which stands before and after. */
async function secondsGone(page: Page, seconds: Locator): Promise<number> {
  const shown = async (): Promise<number> => Number.parseInt(await seconds.innerText(), 10);
  const before = await shown();
  await page.clock.runFor(1_000);
  await page.waitForTimeout(300);
  return (before - (await shown()) + 60) % 60;
}

test(
  'the promo bar is in the page as it comes, ticks each second, and hides when its time runs out [SF-PROMO-002, SF-PROMO-003, SF-PROMO-004]',
  { tag: '@own-browser' },
  async ({ page }) => {
    await page.clock.install();
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('Semana del Integrador: videovigilancia y redes con precio especial');
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'Promoción' });
    const seconds = bar.locator('.countdown-box').last();
    await expect(bar.locator('.countdown-box')).toHaveCount(4);
    await expect(seconds).not.toHaveText(await seconds.innerText());
    await page.clock.pauseAt(Date.now() + 60_000);
    // What the jump set off may be drawn late: the first second can take more with it.
    await expect.poll(() => secondsGone(page, seconds)).toBe(1);
    await page.clock.fastForward(5 * 86_400_000);
    await page.clock.runFor(1_000);
    await expect(bar.locator('.countdown-box')).toHaveCount(3);
    await page.clock.fastForward(86_400_000);
    await page.clock.runFor(1_000);
    await expect(bar).toHaveCount(0);
  },
);

test('the popup does not take the focus, closes with Escape and stays closed in this browser', async ({ page }) => {
  await page.goto('/');
  const popup = page.getByRole('region', { name: 'Llegó la Semana del Integrador' });
  await expect(popup).toBeVisible();
  expect(await popup.evaluate((card) => card.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.reload();
  await page.waitForTimeout(2_500);
  await expect(popup).toHaveCount(0);
});

test('the information popups tell why to buy here; one without an action has no footer, and no address of theirs is dead [SF-POPUP-001, SF-POPUP-002, SF-POPUP-009, SF-POPUP-012]', async ({
  page,
}) => {
  await page.goto('/');
  const why = page.getByRole('region', { name: 'Por qué comprar con nosotros' });
  await why.getByRole('link', { name: /Conciencia ambiental/ }).click();
  const environment = page.getByRole('dialog', { name: 'Conciencia ambiental' });
  await expect(environment).toContainText('huella');
  await expect(environment.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(environment).toHaveCount(0);
  await expect(why.getByRole('link', { name: /Conciencia ambiental/ })).toBeFocused();
  await why.getByRole('link', { name: /Envíos gratis/ }).click();
  await page.getByRole('dialog', { name: 'Envíos gratis' }).getByRole('link', { name: 'Ver Beneficios' }).click();
  await expect(page).toHaveURL(/\/distributor-benefits$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/beneficios', '/distributor-registries'])
    expect((await page.request.get(path)).status(), path).toBe(200);
});
