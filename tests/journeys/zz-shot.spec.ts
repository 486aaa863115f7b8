import { test } from './support/journey';
test('shots', async ({ page, enterAs }) => {
  await enterAs('distribuidor');
  await page.goto('/invoices');
  await page.screenshot({ path: '/tmp/invoices-1440.png', fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/invoices');
  await page.screenshot({ path: '/tmp/invoices-390.png', fullPage: true });
  await page.goto('/invoices?q=zzz');
  await page.screenshot({ path: '/tmp/invoices-none.png', fullPage: true });
});
