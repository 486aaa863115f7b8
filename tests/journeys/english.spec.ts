import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buyer, camera, everyOffer, putInCart, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { storeUrl } from './support/started-world';
import { logIn } from './support/store-pages';

/** Words that Spanish has and English has not, and that stand in no name of the demonstration's people, brands and places. */
const spanish =
  /(?<![\p{L}\d@./-])(?:el|los|las|del|una|que|con|para|por|tus?|tienes|sin|más|está|ver|aún|hoy|desde|hasta|pedidos?|facturas?|enviad[oa]s?|pagad[oa]s?|pendientes?|entregad[oa]s?|cotizaci[oó]n(?:es)?|sucursal(?:es)?|carrito|producto|productos|piezas?|precio|cliente|agregar|buscar|guardar|elige|escribe|garantía|vigente|borrador|cancelad[oa]|recibid[oa]|aprobad[oa])(?![\p{L}\d@])/iu;

const root = path.resolve(__dirname, '../..');
/** The words of people, brands, products and the tax authority in the demonstration: content, in the language it was written in. */
const written = ['plugins', 'database', 'cms']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter(
    (file) =>
      /[\\/](?:demo|data|seeds?)[\\/].*\.(?:ts|json|csv|jsonl)$/.test(file) &&
      !/node_modules|[\\/]dist[\\/]/.test(file),
  )
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
/** Beside names: what the platforms of others say in their own words, a carrier of a package, say. */
const names = new Set(['Condominio Los Fresnos', 'Información del envío recibida']);
/** What is named by staff, in the lists that an installation begins with too. */
const learnNames = async (): Promise<void> => {
  for (const { name } of await everyOffer('distribuidor')) names.add(name);
  const desk = await staff('soporte');
  for (const list of ['sales/sale-order-types', 'incidences/incidence-types']) {
    const { body } = await desk.get<{ data: readonly { readonly name: string }[] }>(`/${list}`);
    for (const { name } of body.data) names.add(name);
  }
};
/** Texts that people type: what of them stands in the buyer's lists. */
const typed = /"(?:note|notes|description|comments?|message|reason|name|full_name|tradename)":"((?:[^"\\]|\\.)*)"/g;
const learnTyped = async (): Promise<void> => {
  const who = await buyer('distribuidor');
  for (const list of [
    'distributor-quotations',
    'incidences',
    'acoba-subscriptions',
    'sale-orders',
    'company-addresses',
  ]) {
    const { body } = await who.get(`/api/${list}?per_page=100`);
    for (const [, text = ''] of JSON.stringify(body).matchAll(typed)) names.add(text.trim());
  }
};
const isWritten = (text: string): boolean => !spanish.test(text) || names.has(text) || written.includes(text);
const isContent = (text: string): boolean =>
  isWritten(text) || text.split(' · ').every((part) => isWritten(part) || part.split(', ').every(isWritten));

/** Returns the texts of the house on a page that are Spanish. */
const spanishOn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const within = node.parentElement;
      if (within === null || within.closest('script, style, noscript, template, [lang="es"], [translate="no"]'))
        continue;
      found.push(node.textContent ?? '');
    }
    for (const each of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (each.closest('[lang="es"], [translate="no"]')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(each.getAttribute(name) ?? '');
    }
    return [document.title, ...found];
  });
  return [...new Set(texts.map((text) => text.trim()).filter((text) => spanish.test(text) && !isContent(text)))];
};

const first = async (path: string): Promise<number> => {
  const { body } = await (
    await buyer('distribuidor')
  ).get<{ data: readonly { readonly id: number }[] }>(`/api/${path}`);
  return body.data[0]!.id;
};

test('the store speaks English on thirty pages to who chose it', async ({ page, context }) => {
  await context.addCookies([{ name: 'mayorista_locale', value: 'en', url: storeUrl() }]);
  await learnNames();
  await learnTyped();
  const offer = await camera('distribuidor');
  const pages = [
    '/',
    '/products',
    `/products/${offer.id}`,
    `/categories/${offer.category_id}`,
    '/promos',
    '/news',
    '/outlet',

    '/login',
    '/forgot-password',
    '/distributor-registries',
    '/contact-us',
    '/compare',
  ];
  const spoken: Record<string, string[]> = {};
  const walk = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const found = await spanishOn(page);
      if (found.length > 0) spoken[path] = found;
    }
  };
  await walk(pages);
  await context.clearCookies();
  await logIn(page, 'distribuidor');
  await context.addCookies([{ name: 'mayorista_locale', value: 'en', url: storeUrl() }]);
  await putInCart('distribuidor', offer.id);
  await walk([
    '/',
    '/carts',
    '/quick-order',
    '/wish-lists',
    '/my-profile',
    '/my-profile/data',
    '/my-company/contacts',
    '/my-company/addresses',
    '/my-company/fiscal-data',
    '/my-company/documents',
    '/my-company/account',
    '/sale-orders',
    `/sale-orders/${await first('sale-orders')}`,
    '/quotations',
    `/quotations/${await first('distributor-quotations')}`,
    '/incidences',
    `/incidences/${await first('incidences')}`,
    '/incidences/new',
    '/statements',
    '/spending',
    '/invoices',
    '/secondary-users',
    '/universidad',
    '/acoba-subscriptions',
    '/store-currency',
  ]);
  expect(spoken).toEqual({});
});
