import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { camera } from './support/demo-world';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, openEntry } from './support/panel-pages';

const product = 'api::catalogue.product';
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const reasons = (page: Page) => page.getByRole('region', { name: '¿Por qué este precio?' });

async function openPrices(page: Page): Promise<void> {
  const { name } = await camera('distribuidor');
  await enterPanel(page, 'catalogo');
  await openEntry(page, product, name);
  await page.getByRole('link', { name: 'Abrir precios y promociones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Precios y promociones' })).toBeVisible();
  await expect(reasons(page).getByText('Precio final')).toBeVisible();
}

test('a volume price and a dated promo set beside a product change why it costs what it costs [CS-PRODUCT-009] [CS-PRODUCT-015]', async ({
  page,
}) => {
  await openPrices(page);
  await page.getByRole('button', { name: 'Agregar promoción' }).click();
  const promo = page.getByRole('region', { name: 'Promoción', exact: true });
  await promo.getByLabel('Descuento (%)').fill('27.5');
  await promo.getByLabel('Desde').fill('2026-01-01');
  await promo.getByLabel('Hasta').fill('2099-12-31');
  await page.getByRole('button', { name: 'Agregar precio por volumen' }).click();
  const row = page.getByRole('table', { name: 'Precios por volumen' }).getByRole('row').last();
  await row.getByRole('textbox', { name: /^Desde cuántas piezas/ }).fill('200');
  await row.getByRole('textbox', { name: /^Descuento por ciento/ }).fill('29.5');
  await save(page).click();
  await expectNotice(page, 'Los precios se han actualizado');
  await expect(promo.getByText('Vigente')).toBeVisible();
  await expect(reasons(page).getByText('−27.5 %')).toBeVisible();

  await reasons(page).getByLabel('Piezas').fill('200');
  await expect(reasons(page).getByText('Volumen desde 200 piezas')).toBeVisible();
  await expect(reasons(page).getByText('−29.5 %')).toBeVisible();
  const history = page.getByRole('region', { name: 'Historial de precios' });
  await expect(history.getByText('ninguno → 27.5 %')).toBeVisible();
  await page.reload();
  await expect(promo.getByLabel('Descuento (%)')).toHaveValue('27.5');
  await expect(reasons(page).getByText('−27.5 %')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('what is wrong with a list price or a promo stands at its field, under an error that says it was not saved [CS-PRODUCT-034]', async ({
  page,
}) => {
  await openPrices(page);
  const list = page.getByRole('textbox', { name: 'Precio de lista (USD)' });
  const before = await list.inputValue();
  await list.fill('mucho');
  const fixed = page.getByRole('textbox', { name: 'Precio fijo (USD)' });
  await page.getByRole('button', { name: 'Agregar descuento AAA' }).click();
  const aaa = page.getByRole('region', { name: 'Descuento AAA' });
  await aaa.getByLabel('Descuento (%)').fill('12');
  await save(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'La información no pudo ser guardada' }).first(),
  ).toContainText('Error');
  const prices = page.getByRole('region', { name: 'Precios', exact: true });
  await expect(prices.getByText('Debe ser un número')).toBeVisible();
  await expect(aaa.getByText('Indica hasta qué día vale, o marca que no vence')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await list.fill(before);
  await fixed.fill('999999');
  await save(page).click();
  await expect(prices.getByText(/precio de lista/)).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(fixed).toHaveValue('');
});
