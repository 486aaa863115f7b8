import { beginStamp, countRows, service, type Core, type StampedResponse } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { cardsRefreshed, productChanged } from '@mayorista/catalogue/events';

/** A sitemap holds 50,000 addresses at most; each page is told in two languages. */
const productsPerPart = 10_000;

/** What search engines may be told of: visible products in parts, each with the day (UTC) it last changed, and active categories. */
export async function listAddresses(strapi: Core.Strapi, part: number): Promise<StampedResponse> {
  const shown = beginStamp(strapi);
  const cards = service(strapi, 'catalogue.cards');
  const nodes = await service(strapi, 'catalogue.categories').nodes();
  const rows = (await cards
    .shown()
    .orderBy('c.product_id')
    .limit(productsPerPart)
    .offset((part - 1) * productsPerPart)
    .select('c.product_id as id', 'c.updated_at')) as { id: number; updated_at: string | number | Date }[];
  const data = {
    products: rows.map(({ id, updated_at: at }) => ({ id, changed_on: new Date(at).toISOString().slice(0, 10) })),
    categories: nodes.filter(({ isActive }) => isActive).map(({ id }) => ({ id })),
    parts: Math.ceil((await countRows(cards.shown())) / productsPerPart),
  };
  return { body: JSON.stringify({ data, meta: {} }), ...shown.of({ events: [productChanged, cardsRefreshed] }) };
}
