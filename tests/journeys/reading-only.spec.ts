import type { Page } from '@playwright/test';
import { camera } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, openEntry, visit } from './support/panel-pages';

/** Buttons that change something, by how their names begin. */
const changes = /^(Agregar|Guardar|Quitar|Mover|Subir|Cambiar|Cargar|Editar|Eliminar|Revisar|Enviar|Recibir|Cancelar)/;
const changing = (page: Page) => page.getByRole('main').getByRole('button', { name: changes });

/** Everybody reads transfers; whoever does not purchase begins none, and does not look after the scales. */
async function readsTransfers(page: Page): Promise<void> {
  await visit(page, '/plugins/inventory/transfers');
  await expect(page.getByRole('heading', { level: 1, name: 'Traspasos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuevo traspaso' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible();
  await expect(changing(page)).toHaveCount(0);
  await visit(page, '/plugins/inventory/scales');
  await expect(page.getByText('No tienes los permisos')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nueva báscula' })).toHaveCount(0);
}

test('support reads rates, limits, compliance, prices and transfers, and finds nothing to change them with', async ({
  page,
}) => {
  const { id } = await camera('distribuidor');
  await enterPanel(page, 'soporte', '/plugins/pricing/tipos-de-cambio');
  await expect(page.getByRole('region', { name: 'Comercial' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nuevo tipo de cambio' })).toHaveCount(0);

  await visit(page, '/plugins/inventory/limites');
  await expect(page.getByRole('table', { name: 'Límites de productos' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Mínimo de/ })).toHaveCount(0);
  await expect(changing(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();

  await visit(page, '/plugins/compliance/tablero/documentos');
  await expect(page.getByText(/^(Certificado|Dictamen) /).first()).toBeVisible();
  await expect(changing(page)).toHaveCount(0);

  await visit(page, `/plugins/pricing/producto/${id}`);
  await expect(page.getByRole('textbox', { name: 'Nivel 1 (%)' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toHaveCount(0);
  await readsTransfers(page);
});

test('marketing reads company discounts, transfers and a product’s content, sees its prices closed, and changes promos alone', async ({
  page,
}) => {
  const { id } = await camera('distribuidor');
  await enterPanel(page, 'marketing', `/plugins/pricing/producto/${id}`);
  await expect(page.getByRole('textbox', { name: 'Precio de lista (USD)' })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Nivel 1 (%)' })).toBeEnabled();

  await visit(page, '/plugins/pricing/descuentos-por-compania');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
  await readsTransfers(page);

  await openEntry(page, 'api::catalogue.product', 'VKR131621');
  await page.getByRole('link', { name: /^(Editar|Ver) contenido$/ }).click();
  await expect(page.getByRole('list', { name: 'Resúmenes del producto' })).toBeVisible();
  await page.getByRole('button', { name: /^Ver / }).first().click();
  await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toBeDisabled();
  await expect(changing(page)).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: 'Contenido del producto' });
  for (const part of ['Videos', 'Documentos', 'Características', 'Kit']) {
    await tabs.getByRole('link', { name: part, exact: true }).click();
    await expect(page.getByText('Cargando')).toHaveCount(0);
    await expect(changing(page)).toHaveCount(0);
  }
});
