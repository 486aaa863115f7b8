import type { Locator, Page } from '@playwright/test';
import { camera, emptyCartOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { demoPassword, mailOf } from './support/started-world';
import { addButton, stage, thankedFolio } from './support/store-pages';

/** More presses than any page of this journey needs: whoever needs more is lost. */
const maxPresses = 150;

/** Presses Tab until `target` has the focus; at every stop one must see where one is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** The focused element when it shows no outline and no ring, or lies outside of the window; null when all is well. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const isRinged = (part: '::after' | null): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused, part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isInWindow = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    // The link of a card covers it with a part of its own, which wears the ring.
    if ((isRinged(null) || isRinged('::after')) && isInWindow) return null;
    return focused.outerHTML.slice(0, 300);
  });

test('a distributor logs in, searches, adds and places an order with the keyboard alone, always seeing the focus', async ({
  page,
}) => {
  await emptyCartOf('distribuidor');
  const { name, model } = await camera('distribuidor');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Correo electrónico o usuario' }));
  await page.keyboard.type(mailOf('distribuidor'));
  await tabTo(page, page.getByRole('textbox', { name: 'Contraseña' }));
  await page.keyboard.type(demoPassword);
  await tabTo(page, page.getByRole('checkbox', { name: 'Recordarme' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Recordarme' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Buscar productos' });
  await tabTo(page, search);
  await page.keyboard.type(model);
  const option = page.getByRole('option').filter({ hasText: name });
  await expect(option).toHaveCount(1);
  for (let presses = 0; (await option.getAttribute('aria-selected')) !== 'true'; presses++) {
    expect(presses).toBeLessThan(maxPresses);
    await page.keyboard.press('ArrowDown');
  }
  await expect(search).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const purchase = page.getByRole('complementary', { name: 'Compra' });
  await tabTo(page, purchase.getByRole('combobox', { name: `Cantidad de ${name}` }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, addButton(purchase, name));
  await page.keyboard.press('Enter');
  const notice = page.getByText('Producto agregado al carrito');
  await expect(notice).toBeVisible();
  // Whoever tabs out of a notice is given back to where they were, without a ring: wait for it to go.
  await expect(notice).toHaveCount(0);

  const cart = page.getByRole('link', { name: 'Carrito, 2 piezas' });
  await expect(cart).toBeVisible();
  await tabTo(page, cart);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Continuar con el pedido' }));
  await page.keyboard.press('Enter');
  const branches = stage(page, 'Método de envío').getByRole('radio');
  await expect(branches.first()).toBeChecked();
  await tabTo(page, branches.first());
  await page.keyboard.press('ArrowDown');
  await expect(branches.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(branches.first()).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continuar', exact: true }));
  await page.keyboard.press('Enter');
  await expect(stage(page, 'Método de pago').getByRole('radio').first()).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continuar', exact: true }));
  await page.keyboard.press('Enter');
  await expect(stage(page, 'Confirmación del pedido')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Confirmar pedido' }));
  await page.keyboard.press('Enter');
  expect(await thankedFolio(page)).not.toBe('');
});
