import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { comeBack, confirmInPanel, enterPanel, failing, goThroughMenu } from './support/panel-pages';

const draft = 'Curso de cámaras IP';
const open = 'Servicio de sucursal 2026';

/** The page of a survey of the demo world. */
async function pageOf(name: string): Promise<string> {
  const found = await (
    await staff('marketing')
  ).get<{ data: { id: number; name: string }[] }>('/surveys/surveys?per_page=50');
  return `/encuestas/${found.body.data.find((each) => each.name === name)?.id ?? 0}`;
}

const question = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`^${name.replace(/[?¿]/g, '.')}`) });
const saved = (page: Page) => expect(page.getByText('Tus respuestas están guardadas')).toBeVisible();

test('marketing looks at a draft in both sizes, where nothing is saved, publishes it and reads what was answered; what fails is told [PC-SURVEY-001, PC-SURVEY-002, PC-SURVEY-003, PC-SURVEY-006, SF-SURVEY-003, SF-SURVEY-006, PC-SURVEY-019, PC-SURVEY-020, PC-SURVEY-021, PC-SURVEY-022, PC-SURVEY-023, PC-SURVEY-024]', async ({
  page,
  panel,
}) => {
  await enterPanel(panel, 'marketing');
  await goThroughMenu(panel, 'Marketing', 'Encuestas');
  await expect(panel.getByRole('row').filter({ hasText: draft })).toContainText('Borrador');
  const heal = await failing(panel, /\/surveys\/surveys\?/);
  await comeBack(panel);
  await expectNotice(panel, 'Error al cargar las encuestas');
  await heal();
  await comeBack(panel);
  await panel.getByRole('row').filter({ hasText: draft }).getByRole('link').first().click();

  const link = panel.getByRole('link', { name: 'Vista previa' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText('Vista Previa', { exact: true })).toBeVisible();
  const sizes = page.getByRole('navigation', { name: 'Tamaño de la encuesta' });
  await expect(sizes.getByRole('link', { name: 'Largo' })).toHaveAttribute('aria-current', 'page');
  await expect(question(page, '¿Recomendarías el curso?')).toContainText('*');
  await sizes.getByRole('link', { name: 'Mediano' }).click();
  await expect(question(page, '¿Recomendarías el curso?')).toContainText('Obligatorio');
  expect(await violationsOf(page)).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => (request.method() === 'POST' ? sent.push(request.url()) : null));
  await page.getByRole('radio', { name: '9', exact: true }).check();
  await page.getByRole('textbox').fill('Analíticas');
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await page.waitForTimeout(1_200);
  expect(sent.filter((url) => url.includes('/encuestas/'))).toEqual([]);

  const publish = panel.getByRole('button', { name: 'Publicar', exact: true });
  let mend = await failing(panel, /\/surveys\/survey-statuses|\/surveys\/surveys/);
  await publish.click();
  await confirmInPanel(panel, 'Publicar');
  await expectNotice(panel, 'Error al publicar encuesta');
  await mend();
  await panel.keyboard.press('Escape');
  await publish.click();
  await confirmInPanel(panel, 'Publicar');
  await expectNotice(panel, 'La encuesta está publicada');
  await expect(panel.getByRole('link', { name: 'Contestar' })).toBeVisible();

  mend = await failing(panel, /:\d+\/surveys\/surveys\/\d+/);
  await panel.getByRole('textbox', { name: /^Título/ }).fill('¿Cómo estuvo el curso?');
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(panel, 'Error al actualizar encuesta');
  await panel.reload();
  await expect(panel.getByText('Error al cargar encuesta')).toBeVisible();
  await mend();
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await panel.getByRole('button', { name: 'Retirar', exact: true }).click();
  await confirmInPanel(panel, 'Retirar');
  mend = await failing(panel, /:\d+\/surveys\/surveys\/\d+/);
  await panel.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await confirmInPanel(panel, 'Eliminar');
  await expectNotice(panel, 'Error al eliminar encuesta');
  await mend();
  await panel.keyboard.press('Escape');

  await panel.getByRole('main').getByRole('link', { name: 'Encuestas' }).click();
  await panel
    .getByRole('link', { name: /Nueva encuesta|Crear/ })
    .first()
    .click();
  await panel.getByRole('textbox', { name: /^Nombre/ }).fill(open);
  await panel.getByRole('textbox', { name: /^Título/ }).fill('Repetida');
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(panel, 'Error al crear encuesta');
  await panel.getByRole('textbox', { name: /^Nombre/ }).fill('Entregas a domicilio');
  await panel.getByRole('textbox', { name: /^Pregunta/ }).fill('¿Cómo llegó tu pedido?');
  await panel.getByRole('combobox', { name: /^Se contesta con/ }).selectOption('Una opción');
  await panel.getByRole('textbox', { name: /^Opciones/ }).fill('Completo; Incompleto; Maltratado');
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(panel, 'Encuesta creada');
  await page.goto((await panel.getByRole('link', { name: 'Vista previa' }).getAttribute('href')) ?? '');
  await expect(question(page, '¿Cómo llegó tu pedido?').getByRole('radio')).toHaveCount(3);
  await panel.getByRole('main').getByRole('link', { name: 'Encuestas' }).click();
  await panel.getByRole('row').filter({ hasText: open }).getByRole('link').first().click();
  const results = panel.getByRole('region', { name: 'Resultados' });
  await expect(results).toContainText('Contestadas: 2');
  await expect(results.getByRole('region', { name: '¿Qué tan fácil fue recoger tu pedido?' })).toContainText(
    'promedio 5.00',
  );
  expect(await violationsOf(panel)).toEqual([]);
});

test(
  'a distributor answers a survey: it is kept while written, refused while something is missing, sent once and thanked for [SF-SURVEY-001, SF-SURVEY-002, SF-SURVEY-004, SF-SURVEY-005, SF-SURVEY-007, SF-SURVEY-008, SF-SURVEY-010, SF-SURVEY-011, PC-SURVEY-005, PC-SURVEY-008, PC-SURVEY-009, PC-SURVEY-010, PC-SURVEY-012]',
  { tag: '@own-browser' },
  async ({ page, enterAs }) => {
    await page.clock.install();
    await enterAs('distribuidor');
    await page.goto(await pageOf(open));
    const easy = question(page, '¿Qué tan fácil fue recoger tu pedido?');
    await expect(easy).toContainText('*');
    await expect(question(page, '¿Qué mejorarías?')).toContainText('(Opcional)');
    await expect(easy.getByRole('radio')).toHaveCount(7);
    expect(await violationsOf(page)).toEqual([]);

    // Half a second after whoever writes has paused, and no sooner: once for all of it.
    let kept = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && (request.postData() ?? '').includes('keep')) kept += 1;
    });
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('textbox', { name: 'Cuéntanos más' }).pressSequentially('Me gustó el estacionamiento');
    await page.clock.runFor(499);
    expect(kept).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => kept).toBe(1);
    await page.clock.resume();
    await saved(page);

    const wishes = question(page, '¿Qué mejorarías?');
    await wishes.getByRole('checkbox', { name: 'Existencias' }).check();
    await wishes.getByRole('checkbox', { name: 'Estacionamiento' }).check();
    await wishes.getByRole('checkbox', { name: 'Existencias' }).uncheck();
    await expect.poll(() => kept).toBeGreaterThan(1);
    await saved(page);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Error al guardar encuesta.')).toBeVisible();
    await expect(easy).toContainText('Esta pregunta es obligatoria');
    await expect(question(page, '¿Te gustó la atención en mostrador?')).toContainText('Esta pregunta es obligatoria');
    await expect(wishes).not.toContainText('Esta pregunta es obligatoria');
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(`${await pageOf(open)}?modo=mediano`);
    await expect(easy).toContainText('Obligatorio');
    await expect(page.getByRole('textbox', { name: 'Cuéntanos más' })).toHaveValue('Me gustó el estacionamiento');
    await expect(wishes.getByRole('checkbox', { name: 'Estacionamiento' })).toBeChecked();
    await expect(wishes.getByRole('checkbox', { name: 'Existencias' })).not.toBeChecked();
    await easy.getByRole('radio', { name: '7' }).check();
    await question(page, '¿Te gustó la atención en mostrador?')
      .getByRole('radio', { name: 'Me gusta', exact: true })
      .check();
    await question(page, '¿En qué sucursal te atendimos?').getByRole('radio', { name: 'Monterrey' }).check();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Encuesta contestada. Gracias por tu opinión.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir a inicio' })).toHaveAttribute('href', '/');
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(await pageOf(open));
    await expect(page.getByText('Encuesta contestada. Gracias por tu opinión.')).toBeVisible();
  },
);

test('a visitor with a phone answers as this browser, which finds what it wrote again [SF-SURVEY-001]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await pageOf(open));
  await question(page, '¿Qué tan fácil fue recoger tu pedido?').getByRole('radio', { name: '2' }).check();
  await saved(page);
  await page.reload();
  await expect(question(page, '¿Qué tan fácil fue recoger tu pedido?').getByRole('radio', { name: '2' })).toBeChecked();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await violationsOf(page)).toEqual([]);
});
