import { expect, test } from './support/journey';
import { confirmInPanel, enterPanel, stateInPanel, untilStamped, visit } from './support/panel-pages';

test('on a phone the order desk tells each state beside its folio, and an order stands in one column', async ({
  page,
}) => {
  await enterPanel(page, 'finanzas');
  await page.setViewportSize({ width: 390, height: 844 });
  // Of one state alone: what others ordered meanwhile would push the row below the screen.
  await visit(page, '/plugins/sales/pedidos?estado=partially_shipped');
  const row = page.getByRole('row').filter({ hasText: 'Parcialmente enviado' }).first();
  await expect(row.getByText('Parcialmente enviado')).toBeInViewport({ ratio: 1 });
  await row.getByRole('link').click();
  const buyerCard = page.getByRole('region', { name: 'Comprador', exact: true });
  await expect(buyerCard).toBeVisible();
  const [lines, side] = [page.getByRole('region', { name: 'Embarques', exact: true }), buyerCard];
  const [above, below] = [await lines.boundingBox(), await side.boundingBox()];
  expect(below!.y).toBeGreaterThan(above!.y + above!.height);
  expect(Math.abs(below!.width - above!.width)).toBeLessThan(2);
  await visit(page, '/plugins/billing/invoices?state=stamped');
  const stamped = page.getByRole('row').filter({ hasText: 'Timbrada' }).first();
  await expect(stamped.getByText('Timbrada')).toBeInViewport({ ratio: 1 });
});

test('finance issues the invoice that takes the place of a wrong one, and cancels that one without copying a number [SF-INVOICE-001]', async ({
  page,
}) => {
  await enterPanel(page, 'finanzas', '/plugins/billing/invoices');
  // One that nothing refers to.
  await page.getByRole('link', { name: 'Núm. 5', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'F-3' })).toBeVisible();
  await page.getByRole('button', { name: 'Emitir la que la sustituye' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'F-3' })).toHaveCount(0);
  await untilStamped(page);
  await expect(page.getByRole('main')).toContainText('F-3');
  await visit(page, '/plugins/billing/invoices/5');
  await page.getByRole('button', { name: 'Solicitar cancelación' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Motivo/ })
    .click();
  await page.getByRole('option', { name: '01 Comprobante emitido con errores con relación' }).click();
  await confirmInPanel(page, 'Solicitar cancelación');
  await stateInPanel(page, 'Cancelación solicitada');
});
