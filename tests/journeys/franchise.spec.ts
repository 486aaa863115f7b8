import { expect, test } from './support/journey';
import { staff } from './support/demo-world';
import { violationsOf } from './support/accessibility';
import { sendLogin } from './support/store-pages';

test('the owner of a company that changes branch confirms it in a window that goes by its button alone [SF-FRANCHISE-001] [SF-FRANCHISE-004] [SF-FRANCHISE-005] [SF-FRANCHISE-006] [SF-FRANCHISE-008] [SF-FRANCHISE-011]', async ({
  page,
}) => {
  const support = await staff('soporte');
  const found = await support.get<{ data: { id: number }[] }>(
    `/companies/crm-distributors?omniSearchQuery=${encodeURIComponent('Sistemas y Tecnología del Norte')}`,
  );
  const asked = await support.post('/companies/franchise-migrations', { company_id: found.body.data[0]!.id });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);

  // The window is there as soon as the page is, and nothing behind it can be reached.
  await sendLogin(page, 'distribuidor');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Confirmar', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/24 a 48 horas/)).toContainText(/4,000/);
  await expect(dialog.getByRole('link', { name: /local/i })).toHaveAttribute('href', '/sucursales');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click();
  const thanks = page.getByText('Gracias: Atenderemos tu solicitud a la brevedad!');
  await expect(thanks).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(thanks).toHaveCount(0, { timeout: 5_000 });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Cuenta de/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
