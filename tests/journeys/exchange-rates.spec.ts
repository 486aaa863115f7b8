import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { enterPanel } from './support/panel-pages';

const path = '/plugins/pricing/tipos-de-cambio';

test('staff set the commercial and the subscription rate, each with its own words when it is refused, and cancel one that has not begun [CS-RATE-001] [CS-RATE-002] [CS-RATE-004] [CS-RATE-005]', async ({
  page,
}) => {
  await enterPanel(page, 'compras', path);
  for (const { title, rate, failed } of [
    { title: 'Comercial', rate: '19.1234', failed: 'Tipo de cambio comercial no pudo ser guardado.' },
    { title: 'Suscripciones', rate: '18.4321', failed: 'Tipo de cambio para suscripciones no pudo ser guardado.' },
  ]) {
    const card = page.getByRole('region', { name: title });
    await card.getByRole('textbox', { name: 'Nuevo tipo de cambio' }).fill('0');
    await card.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: failed }).first()).toContainText('Error');
    await expect(card.getByText('El tipo de cambio debe ser mayor que cero')).toBeVisible();
    await card.getByRole('textbox', { name: 'Nuevo tipo de cambio' }).fill(rate);
    await card.getByRole('button', { name: 'Guardar' }).click();
    await expect(card.getByRole('listitem').first()).toContainText(`$${rate}`);

    await card.getByRole('textbox', { name: 'Nuevo tipo de cambio' }).fill('21.5');
    await card.getByLabel('Vale desde').fill('2090-01-15');
    await card.getByRole('button', { name: 'Guardar' }).click();
    const scheduled = card.getByRole('listitem').filter({ hasText: 'Programado para el 15 ene 2090' });
    await scheduled.getByRole('button', { name: 'Cancelar programación de $21.50' }).click();
    await expect(scheduled).toHaveCount(0);
    await expect(card.getByRole('listitem').first()).toContainText(`$${rate}`);
  }
  expect(await violationsOf(page)).toEqual([]);
});
