import type { Core } from '@mayorista/kernel';
import type { CardRow, CardViewer } from '../../../contract';
import { storeDatasheet } from '../datasheets/product-datasheet';

/** What hangs on a product and its page shows: nothing of it is a price. */
export async function storeParts(strapi: Core.Strapi, row: CardRow, _viewer: CardViewer, locale: string) {
  return { datasheet_groups: await storeDatasheet(strapi, row, locale) };
}
