import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { productThat } from './support/demo-world';
import { expect, test } from './support/journey';
import { comeBack, enterPanel, goThroughMenu } from './support/panel-pages';

interface Product {
  readonly id: number;
  readonly name: string;
  readonly model: string;
}
const planned = (model: string): Promise<Product> =>
  productThat<Product>('distribuidor', 'search=suscripcion', (product) => product.model === model);

/** The payment provider, which no test leaves the machine for. */
const payment = /^https:\/\/www\.mercadopago\.com\.mx\//;
async function meetProvider(page: Page): Promise<void> {
  await page
    .context()
    .route(payment, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Pago</title>' }));
}

const choose = (page: Page, name: string) => page.getByRole('link', { name: `Elegir: ${name}`, exact: true });

test('a distributor subscribes a device of a client, pays at the provider, and finds the subscription [SF-SUBSCRIPTION-001, SF-SUBSCRIPTION-002, SF-SUBSCRIPTION-003, SF-SUBSCRIPTION-004, SF-SUBSCRIPTION-006, SF-SUBSCRIPTION-007, SF-SUBSCRIPTION-008, SF-SUBSCRIPTION-009, SF-SUBSCRIPTION-012, SF-SUBSCRIPTION-013, SF-SUBSCRIPTION-014, SF-SUBSCRIPTION-019, SF-SUBSCRIPTION-021, SF-SUBSCRIPTION-022]', async ({
  page,
  enterAs,
}) => {
  const product = await planned('NB-REC7');
  await meetProvider(page);
  await enterAs('distribuidor');
  await page.goto(`/products/${product.id}`);
  const data = /\/acoba-subscription-checkouts\.data/;
  await page.route(data, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const purchase = page.getByRole('complementary', { name: 'Compra' });
  await expect(purchase).toContainText(/\$\d+\.\d\d MXN \/ mes/);
  // A page that is not alive yet leaves by a whole new one, which shows nothing of it meanwhile.
  await page.waitForLoadState('networkidle');
  await purchase.getByRole('link', { name: 'Contratar suscripción' }).click();
  await expect(page.getByText('Consultando la plataforma de monitoreo…')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/acoba-subscription-checkouts\\?product_id=${product.id}$`));
  await expect(page.getByRole('heading', { name: 'Hola, Sistec Monitoreo' })).toBeVisible();
  await page.unroute(data);

  for (const name of ['Agregar usuarios en el portal', 'Ligar dispositivos en el portal']) {
    const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const plan = page.getByRole('complementary', { name: 'Suscripción' });
  await expect(plan).toContainText(product.name);
  await expect(plan).toContainText(/\$\d+\.\d\d MXN \/ mes/);
  await expect(plan).toContainText('1 cámara, 7 días');
  await expect(plan.getByRole('listitem').first()).toHaveText('Grabación continua en la nube');
  await expect(plan.getByRole('img').or(plan.locator('img')).first()).toBeVisible();
  const clients = page.getByRole('list', { name: 'Elige un usuario' });
  await expect(clients.getByRole('listitem')).toHaveCount(4);
  await expect(clients.getByRole('listitem').filter({ hasText: 'Clínica Santa Fe' })).toContainText('Sin dispositivos');
  await expect(choose(page, 'Clínica Santa Fe')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await choose(page, 'Taller Hernández').click();
  await expect(page.getByText('Todos los dispositivos de este usuario ya tienen una suscripción.')).toBeVisible();
  await page.getByRole('link', { name: 'Cambiar usuario' }).click();
  await choose(page, 'Papelería La Esquina').click();
  const devices = page.getByRole('list', { name: 'Elige un dispositivo' });
  await expect(devices.getByRole('listitem').filter({ hasText: 'Grabador mostrador' })).toContainText('Ya tiene');
  await expect(choose(page, 'Grabador mostrador')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await choose(page, 'Grabador bodega').click();
  const summary = page.getByRole('region', { name: 'Resumen de compra' });
  await expect(summary).toContainText('Grabador bodega');
  await expect(summary).toContainText(/MXN \/ mes/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Cambiar dispositivo' }).click();
  await expect(devices).toBeVisible();
  await choose(page, 'Grabador bodega').click();
  await summary.getByRole('link', { name: 'Regresar' }).click();
  await expect(devices).toBeVisible();
  await choose(page, 'Grabador bodega').click();
  await summary.getByRole('link', { name: 'Cambiar usuario' }).click();
  await expect(clients).toBeVisible();
  await choose(page, 'Papelería La Esquina').click();
  await choose(page, 'Grabador bodega').click();
  await summary.getByRole('button', { name: 'Comprar suscripción' }).click();
  await expect(page).toHaveURL(payment);

  await page.goto('/');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('link', { name: 'Mis suscripciones' }).click();
  const own = page.getByRole('list', { name: 'Mis suscripciones' });
  const bought = own.getByRole('listitem').filter({ hasText: 'Grabador bodega' });
  await expect(bought).toContainText('Pago pendiente');
  await expect(own.getByText('Activa', { exact: true })).toHaveClass(/badge-success/);
  expect(await violationsOf(page)).toEqual([]);
  await bought.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByText('Pago pendiente', { exact: true })).toHaveClass(/badge-warning/);
  for (const text of [
    'Papelería La Esquina',
    'encargada@papeleria-laesquina.test',
    'Grabador bodega',
    'NVR',
    'Vikron',
    '16',
  ])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  const pay = page.getByRole('link', { name: /^Realizar Pago/ });
  await expect(pay).toHaveAttribute('target', '_blank');
  const [provider] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
  await expect(provider).toHaveURL(payment);
  await provider.close();
  await page.getByRole('button', { name: 'Cambiar Plan' }).click();
  const plans = page.getByRole('list', { name: 'Elige tu nuevo plan' });
  await expect(plans.getByRole('listitem').filter({ hasText: product.name })).toContainText('Tu plan actual');
  expect(await violationsOf(page)).toEqual([]);
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    plans
      .getByRole('link', { name: /^Cambiar a este plan: / })
      .first()
      .click(),
  ]);
  await expect(other).toHaveURL(payment);
  await other.close();
  await page.getByRole('link', { name: 'Regresar' }).click();
  await own.getByRole('listitem').filter({ hasText: 'Activa' }).getByRole('link').click();
  await expect(page.getByText('Caduca el')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Realizar Pago/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cambiar Plan' })).toBeVisible();
});

test('who subscribes for the first time is told how to begin, opens an account, and tries again while no client has devices [SF-SUBSCRIPTION-005, SF-SUBSCRIPTION-009, SF-SUBSCRIPTION-015, SF-SUBSCRIPTION-016, SF-SUBSCRIPTION-017, SF-SUBSCRIPTION-020]', async ({
  page,
  enterAs,
}) => {
  const { id } = await planned('NB-REC30');
  await enterAs('otro');
  await page.goto(`/acoba-subscription-checkouts?product_id=${id}`);
  const steps = page.getByRole('region', { name: 'Antes de contratar por primera vez' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Crea una cuenta/,
    /^Crea ahí un usuario/,
    /^Liga un grabador/,
  ]);
  await steps.getByRole('link', { name: 'Volver a cargar' }).click();
  const form = page.getByRole('form', { name: 'Crea tu cuenta de instalador' });
  await expect(form).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  for (const label of ['Nombre', 'Correo electrónico', 'Teléfono'])
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  await expect(form.getByRole('status')).toHaveCount(0);
  await form.getByLabel('Nombre').fill('Video Centro');
  await form.getByLabel('Correo electrónico', { exact: true }).fill('sin-dispositivos@videocentro.test');
  await form.getByLabel('Teléfono').fill('12');
  await form.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Es necesario que confirmes el correo ingresado')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(form.getByText('no es válido')).toBeVisible();
  await expect(page.getByText('Es necesario que confirmes el correo ingresado')).toHaveCount(0);
  await form.getByLabel('Teléfono').fill('55 5512 3403');
  await form.getByRole('button', { name: 'Crear cuenta' }).click();

  await expect(page.getByRole('heading', { name: 'Hola, Video Centro' })).toBeVisible();
  await expect(
    page.getByText('No cuentas con clientes a los cuales puedas comprar una suscripción', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Elegir/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  const again = page.waitForRequest(/\/acoba-subscription-checkouts\.data/);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await again;
});

test('an installer without a company, who sees no prices, subscribes too; what has no plan is not sold', async ({
  page,
  enterAs,
}) => {
  const [product, unplanned] = [await planned('NB-REC7'), await planned('GT-PLAT')];
  await enterAs('instalador');
  await page.goto('/acoba-subscriptions');
  await expect(page.getByText('Demostración', { exact: true })).toHaveClass(/badge-blue/);
  await expect(page.getByText('Terminada', { exact: true })).toHaveClass(/badge-default/);
  await page.goto(`/products/${product.id}`);
  await page.getByRole('link', { name: 'Contratar suscripción' }).click();
  await expect(page.getByRole('heading', { name: 'Hola, Luis Ángel Rentería Mora' })).toBeVisible();
  await page.goto(`/products/${unplanned.id}`);
  await expect(page.getByRole('heading', { level: 1, name: unplanned.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contratar suscripción' })).toHaveCount(0);
  await page.goto(`/acoba-subscription-checkouts?product_id=${unplanned.id}`);
  await expect(page.getByRole('heading', { name: 'Esta suscripción no se contrata en línea' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('without an account nobody gets to the checkout', async ({ page }) => {
  await page.goto('/acoba-subscription-checkouts?product_id=1');
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
});

test('sales look at subscriptions: what was subscribed, how it stands, where it is paid, and other plans [CS-SUBSCRIPTION-001, CS-SUBSCRIPTION-002, CS-SUBSCRIPTION-003, CS-SUBSCRIPTION-004, CS-SUBSCRIPTION-005, CS-SUBSCRIPTION-006, CS-SUBSCRIPTION-007, CS-SUBSCRIPTION-008, CS-SUBSCRIPTION-009, CS-SUBSCRIPTION-010, CS-SUBSCRIPTION-011, CS-SUBSCRIPTION-012, CS-SUBSCRIPTION-013, CS-SUBSCRIPTION-014, CS-SUBSCRIPTION-015, CS-SUBSCRIPTION-016, CS-SUBSCRIPTION-017, CS-SUBSCRIPTION-018, CS-SUBSCRIPTION-019, CS-SUBSCRIPTION-020, CS-SUBSCRIPTION-021, CS-SUBSCRIPTION-022, CS-SUBSCRIPTION-023, CS-SUBSCRIPTION-024, CS-SUBSCRIPTION-025, CS-SUBSCRIPTION-027]', async ({
  panel,
}) => {
  await meetProvider(panel);
  await enterPanel(panel, 'soporte');
  await goThroughMenu(panel, 'Ventas', 'Suscripciones');
  const rowOf = (text: string) => panel.getByRole('row').filter({ hasText: text });
  const colour = (within: ReturnType<typeof rowOf>, text: string) =>
    within
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const active = await colour(rowOf('Activa'), 'Activa');
  const demo = await colour(rowOf('Demostración'), 'Demostración');
  const condominium = rowOf('Condominio Los Fresnos').filter({ hasText: 'Pago pendiente' });
  const pending = await colour(condominium, 'Pago pendiente');
  const ended = await colour(rowOf('Terminada'), 'Terminada');
  expect(new Set([active, demo, pending, ended]).size).toBe(4);

  await condominium.getByRole('link').first().click();
  const main = panel.getByRole('main');
  const head = main.getByRole('region', { name: 'Suscripción', exact: true });
  await expect(head).toContainText('Suscripción mensual');
  await expect(head).toContainText(/\$\d+\.\d\d MXN/);
  await expect(head.getByText('Pago pendiente', { exact: true })).toBeVisible();
  for (const label of [
    'Identificador del producto',
    'Se activó el',
    'Caduca el',
    'Nombre del cliente',
    'Id del cliente',
    'Correo del cliente',
    'Nombre del dispositivo',
    'Id del dispositivo',
    'Tipo de dispositivo',
    'Marca',
    'Canales máximos',
  ])
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  for (const text of [
    'Condominio Los Fresnos',
    'administracion@losfresnos.test',
    'Grabador caseta',
    'NVR',
    'Orbivue',
    '32',
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  expect(await violationsOf(panel)).toEqual([]);

  const [provider] = await Promise.all([
    panel.waitForEvent('popup'),
    head.getByRole('link', { name: 'Realizar Pago' }).click(),
  ]);
  await expect(provider).toHaveURL(payment);
  await provider.close();
  await head.getByRole('button', { name: 'Cambiar Plan' }).click();
  const dialog = panel.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Plan actual' })).toHaveCount(1);
  const [other] = await Promise.all([
    panel.waitForEvent('popup'),
    dialog
      .getByRole('link', { name: /^Elegir / })
      .first()
      .click(),
  ]);
  await expect(other).toHaveURL(payment);
  await other.close();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await head.getByRole('link', { name: 'Regresar' }).click();
  await rowOf('Activa').getByRole('link').first().click();
  await expect(head.getByText('Activa', { exact: true })).toBeVisible();
  await expect(head.getByRole('link', { name: 'Realizar Pago' })).toHaveCount(0);
  await expect(head.getByRole('button', { name: 'Cambiar Plan' })).toBeVisible();
  await comeBack(panel);
  await expect(head.getByText('Activa', { exact: true })).toBeVisible();
});
