import { violationsOf } from './support/accessibility';
import { buyer } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, goThroughMenu } from './support/panel-pages';

/** A product by its model. */
async function productOf(model: string): Promise<number> {
  const { body } = await (
    await buyer('distribuidor')
  ).get<{ data: { id: number; model: string }[] }>(`/api/store-products?search=${model}&perPage=60`);
  const found = body.data.find((product) => product.model === model);
  if (found === undefined) throw new Error(`the demo world has no ${model}`);
  return found.id;
}

test('a buyer writes a review, marketing publishes it in the panel, and then everybody reads it [SF-REVIEW-006, SF-REVIEW-007, SF-REVIEW-008, SF-REVIEW-010, SF-REVIEW-011, SF-REVIEW-012, SF-REVIEW-017]', async ({
  page,
  panel,
  enterAs,
}) => {
  const id = await productOf('BT-F10');
  await enterAs('distribuidor');
  await page.goto(`/products/${id}?writeReview`);
  const window = page.getByRole('dialog', { name: 'Escribir opinión' });
  await window.getByRole('slider', { name: 'Calificación' }).press('End');
  await window.getByRole('slider', { name: 'Calificación' }).press('ArrowLeft');
  await window.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Error al guardar la opinión.')).toBeVisible();
  await expect(window.getByRole('alert').first()).toBeVisible();
  await window.getByLabel('Título').fill('Lee al primer intento');
  await window.getByLabel('Comentarios').fill('Doscientas huellas cargadas y abre en menos de un segundo.');
  expect(await violationsOf(page)).toEqual([]);
  await window.getByRole('button', { name: 'Enviar' }).click();
  const thanks = page.getByRole('dialog', { name: '¡Gracias por tu opinión!' });
  await expect(thanks).toContainText('Nuestros moderadores la revisarán y te avisaremos por correo electrónico');
  await thanks.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByText('Tu opinión está en revisión.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Lee al primer intento' })).toHaveCount(0);

  await enterPanel(panel, 'marketing');
  await goThroughMenu(panel, 'Atención', 'Opiniones');
  const waiting = panel.getByRole('article', { name: 'Lee al primer intento' });
  await expect(waiting).toContainText('★ 4.5 de 5');
  await waiting.getByRole('button', { name: 'Publicar' }).click();
  await expect(panel.getByText('Opinión publicada')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(`/products/${id}?reviews`);
  const reviews = page.getByRole('region', { name: 'Opiniones' });
  await expect(reviews).toBeInViewport();
  const review = reviews.getByRole('article').filter({ hasText: 'Lee al primer intento' });
  await expect(review).toContainText(/Distribuidor · \d+ \w+ 2\d{3}/);
  await expect(review).toContainText('Doscientas huellas cargadas');
  await expect(review.getByRole('img', { name: '4.5 de 5 estrellas' })).toBeVisible();
});

test(
  'the stars below a name show how many gave each level, lead to them, and hide it 200 ms after the stars were left, 300 ms after it was [SF-REVIEW-003, SF-REVIEW-004, SF-REVIEW-005, SF-REVIEW-018]',
  { tag: '@own-browser' },
  async ({ page }) => {
    const id = await productOf('VK-2CD2143G2-I');
    await page.clock.install();
    await page.goto(`/products/${id}`);
    const stars = page.getByRole('button', { name: 'Calificación 4.5 de 5, 1 opinión. Ver desglose' });
    await expect(stars.getByRole('img')).toHaveAttribute('aria-label', '4.5 de 5 estrellas');
    await stars.hover();
    const all = page.getByRole('link', { name: 'Ver la opinión' });
    await expect(all).toHaveAttribute('href', `/products/${id}?reviews`);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [left, hideMs] of [
      [stars, 200],
      [all, 300],
    ] as const) {
      await stars.hover();
      await left.hover();
      await page.mouse.move(0, 0);
      await page.clock.runFor(hideMs - 1);
      await expect(all).toBeVisible();
      await page.clock.runFor(1);
      await expect(all).toHaveCount(0);
    }
    await page.clock.resume();
    await stars.hover();
    await page
      .getByRole('link', { name: /^4 estrellas\s*100%$/ })
      .first()
      .click();
    await expect(page).toHaveURL(`/products/${id}?rating=4&reviews`);
    await expect(page.getByRole('region', { name: 'Opiniones' }).getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Compra este producto para dejar tu opinión' })).toBeDisabled();
    expect(await violationsOf(page)).toEqual([]);
  },
);
