import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, saveEntry, startEntry } from './support/panel-pages';

const uid = 'api::marketing.landing';

test('marketing composes a landing, looks at its draft, activates it, and a visitor reads it [PC-LANDING-001, PC-LANDING-002, PC-LANDING-003, PC-LANDING-005]', async ({
  page,
  panel,
}) => {
  await enterPanel(panel, 'marketing', `/content-manager/collection-types/${uid}`);
  await expect(panel.getByRole('gridcell', { name: 'semana-del-integrador' })).toBeVisible();
  await startEntry(panel, uid);
  await panel.getByRole('textbox', { name: 'Nombre interno' }).fill('Feria de redes');
  await panel.getByRole('textbox', { name: 'Dirección' }).fill('feria-de-redes');
  await panel.getByRole('textbox', { name: 'Título de la página' }).fill('Feria de redes');
  await panel.getByRole('button', { name: /componente a Bloques/ }).click();
  await panel.getByRole('button', { name: 'Portada' }).click();
  await panel.getByRole('textbox', { name: 'Título', exact: true }).fill('Todo para tu red');
  await saveEntry(panel);
  await expect(panel.getByText('Borrador', { exact: true }).first()).toBeVisible();

  const visited = await page.goto('/feria-de-redes');
  expect(visited?.status()).toBe(404);
  expect((await page.request.get('/landing-forms/feria-de-redes')).status()).toBe(404);

  const draft = await panel.getByRole('link', { name: 'Vista previa' }).getAttribute('href');
  await page.goto(draft ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Todo para tu red' })).toBeVisible();
  await expect(page.getByText(/Todavía no está en la tienda/)).toBeVisible();

  await panel.getByRole('button', { name: 'Activar landing' }).click();
  await expectNotice(panel, 'Landing activada');
  await expect(panel.getByText('En la tienda', { exact: true }).last()).toBeVisible();
  await expect.poll(async () => (await page.goto('/feria-de-redes'))?.status(), { timeout: 15_000 }).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Todo para tu red' })).toBeVisible();
  await expect(page.getByText(/Todavía no está en la tienda/)).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

const fill = {
  'Nombre completo': 'Ana Torres',
  Empresa: 'Integradora Torres',
  'Correo electrónico': 'ana@integradora.test',
  Teléfono: '81 1234 5678',
};

test('a visitor answers the form of a landing, is told what is missing, and marketing reads the answers', async ({
  page,
  panel,
}) => {
  await page.goto('/se-distribuidor');
  const form = page.getByRole('main');
  await form.getByLabel('Correo electrónico').fill('ana@');
  await form.getByRole('button', { name: 'Enviar mis datos' }).click();
  await expect(form.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/correo electrónico válido/);
  await expect(form.getByLabel('Empresa')).toHaveAccessibleDescription('Este campo es obligatorio');
  for (const [label, text] of Object.entries(fill)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Enviar mis datos' }).click();
  await expect(form.getByRole('status')).toHaveText('¡Gracias! Un ejecutivo te llama en un día hábil.');

  await enterPanel(panel, 'marketing', '/content-manager/collection-types/api::marketing.landing-submission');
  await expect(panel.getByRole('gridcell', { name: 'ana@integradora.test' }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a landing is whole, and its form is sent after a page that asks to confirm', async ({ page }) => {
    await page.goto('/semana-del-integrador');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/se-distribuidor');
    for (const [label, text] of Object.entries(fill)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Enviar mis datos' }).click();
    await expect(page.getByText('Confirma que quieres enviar estos datos.')).toBeVisible();
    await expect(page.getByLabel('Empresa')).toHaveValue('Integradora Torres');
    await page.getByRole('button', { name: 'Enviar mis datos' }).click();
    await expect(page.getByRole('status')).toHaveText('¡Gracias! Un ejecutivo te llama en un día hábil.');
  });
});
