import type { Page } from '@playwright/test';
import { camera, emptyCartOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { addButton } from './support/store-pages';

const minute = 60_000;

/** Makes the window narrower than the overlay needs, and waits until the page was told: that comes with its next frame. */
async function narrow(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { told: new Promise((tell) => window.addEventListener('resize', tell, { once: true })) });
  });
  await page.setViewportSize({ width: 990, height: 900 });
  await page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told.then(() => undefined));
}

test(
  'the search waits 1,000 ms before it opens and 300 ms before it asks, asks nothing for a blank term, and is a plain box below 991 px, where a narrowed window closes it after 1,000 ms; a clicked result opens 400 ms later [SF-SEARCH-004, SF-SEARCH-006, SF-SEARCH-012, SF-SEARCH-022, SF-UI-006, SF-UI-010]',
  { tag: '@own-browser' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/multi-search')) asked.push(request.postData() ?? '');
    });
    // Pictures that do not come are drawn instead.
    await page.route('**/media/**', (route) => route.abort());
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('article .card-image svg').first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + minute);
    const box = page.getByRole('searchbox', { name: 'Buscar productos' });
    const overlay = page.getByRole('button', { name: 'Cerrar búsqueda' });

    await box.focus();
    await box.pressSequentially('nvr');
    await page.clock.runFor(999);
    await expect(overlay).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(asked).toHaveLength(1);
    await box.fill('   ');
    await expect(page.getByText('Empieza a escribir para buscar productos o categorías')).toBeVisible();
    await page.clock.runFor(5_000);
    expect(asked).toHaveLength(1);

    await narrow(page);
    await page.clock.runFor(900);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(200);
    await expect(overlay).toHaveCount(0);
    await box.click();
    await box.fill('cable');
    await page.clock.runFor(5_000);
    await expect(overlay).toHaveCount(0);
    expect(asked).toHaveLength(1);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/products\?/);
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.setViewportSize({ width: 1_440, height: 900 });
    await box.fill('nvr');
    await page.clock.runFor(1_300);
    await page.locator('#search-results').getByRole('option').last().click();
    await page.clock.runFor(399);
    await expect(page).toHaveURL(/\/products\?/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/products\/\d+/);
  },
);

test(
  'the button of the cart is idle again after 2,000 ms, its notice gone after 3,200; a refusal that belongs to no field is a notice too [SF-UI-007, SF-GENERAL-009, SF-GENERAL-013]',
  { tag: '@own-browser' },
  async ({ page, context, enterAs }) => {
    const { id, name } = await camera('distribuidor');
    await emptyCartOf('distribuidor');
    await enterAs('distribuidor');
    await page.clock.install();
    await page.goto(`/products/${id}`);
    const button = addButton(page.getByRole('complementary', { name: 'Compra' }), name);
    const success = page.getByRole('listitem').filter({ hasText: 'Éxito' });
    // The first notice brings its code along, whose time is nobody's business here.
    await button.click();
    await expect(success).toContainText('Producto agregado al carrito');
    await page.clock.pauseAt(Date.now() + minute);
    await page.clock.runFor(5_000);
    await expect(success).toHaveCount(0);
    await expect(button).toHaveAttribute('data-state', 'idle');

    await button.click();
    await expect(button).toHaveAttribute('data-state', 'success');
    await page.clock.runFor(50);
    await expect(success).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(button).toHaveAttribute('data-state', 'success');
    await page.clock.runFor(100);
    await expect(button).toHaveAttribute('data-state', 'idle');
    await page.clock.runFor(1_000);
    await expect(success).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(success).toHaveCount(0);

    await page.clock.resume();
    await context.clearCookies({ name: 'mayorista_csrf' });
    await button.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toContainText(
      'La sesión ha expirado. Inicia sesión nuevamente',
    );
  },
);
