import { getKnex, NotFoundError, service, type Actor, type Core, type Currency } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/listings/contract';
import { ownerOf } from '../owner';
import {
  allDetails,
  findOwnList,
  listsOf,
  placesOf,
  sizesOf,
  type DetailRow,
  type ListRow,
  type ListType,
} from './wish-list.store';

/** A list as the menus show it (spec storefront 3, Wish list). */
export interface ListView {
  /** Null for the general list while nothing was ever kept in it. */
  readonly id: number | null;
  readonly name: string;
  readonly type: ListType;
  readonly totalDetails: number;
  /** With ?product_id: the product's place in this list, or null. */
  readonly detail_id?: number | null;
}

const generalNames: Readonly<Record<string, string>> = { es: 'Favoritos', en: 'Favourites' };

const nameOf = ({ type, name }: Pick<ListRow, 'type' | 'name'>, locale: string): string =>
  type === 'general' ? (generalNames[locale] ?? 'Favoritos') : (name ?? '');

/** The person's lists; a general one is always among them, and where a product stands in each when one is asked about. */
export async function listViews(
  strapi: Core.Strapi,
  actor: Actor,
  locale: string,
  productId: number | null,
): Promise<ListView[]> {
  const knex = getKnex(strapi);
  const rows = await listsOf(knex, ownerOf(actor));
  const ids = rows.map(({ id }) => id);
  const sizes = await sizesOf(knex, ids);
  const places = productId === null ? null : await placesOf(knex, ids, productId);
  const views = rows.map((row) => ({
    id: row.id,
    name: nameOf(row, locale),
    type: row.type,
    totalDetails: sizes.get(row.id) ?? 0,
    ...(places === null ? {} : { detail_id: places.get(row.id) ?? null }),
  }));
  return views.some(({ type }) => type === 'general') ? views : [placeholder(locale, places !== null), ...views];
}

const placeholder = (locale: string, hasPlaces: boolean): ListView => ({
  id: null,
  name: nameOf({ type: 'general', name: null }, locale),
  type: 'general',
  totalDetails: 0,
  ...(hasPlaces ? { detail_id: null } : {}),
});

export interface ListReader {
  readonly actor: Actor;
  readonly locale: string;
  readonly currency: Currency | null;
}

/** One of the reader's lists, or 404: another person's is not told from one that is not there. */
export async function ownList(strapi: Core.Strapi, actor: Actor, id: number | null): Promise<ListRow> {
  const list = id === null ? undefined : await findOwnList(getKnex(strapi), ownerOf(actor), id);
  if (list === undefined) throw new NotFoundError();
  return list;
}

/** A list with its products as cards with today's prices, the last one kept first. A product that is no longer sold has no card. */
export async function listPage(strapi: Core.Strapi, reader: ListReader, id: number | null) {
  const list = await ownList(strapi, reader.actor, id);
  const details = (await allDetails(getKnex(strapi), list.id)).reverse();
  return {
    id: list.id,
    name: nameOf(list, reader.locale),
    type: list.type,
    totalDetails: details.length,
    details: await detailViews(strapi, reader, details),
  };
}

async function detailViews(strapi: Core.Strapi, reader: ListReader, details: readonly DetailRow[]) {
  const ids = details.map(({ product_id }) => product_id);
  const viewer = { actor: reader.actor, currency: reader.currency };
  const cards = new Map(
    (await service(strapi, 'listings.cards').of(ids, viewer, reader.locale)).map((card) => [card.id as number, card]),
  );
  const rows = new Map((await service(strapi, 'catalogue.cards').rows(ids)).map((row) => [row.id, row]));
  return details.map(({ id, product_id, quantity, created_at }) => {
    const row = rows.get(product_id);
    return {
      id,
      product_id,
      quantity,
      added_at: new Date(created_at).toISOString(),
      product_name: (reader.locale === 'en' ? row?.name_en : null) ?? row?.name_es ?? '',
      sku: row?.sku ?? '',
      product: cards.get(product_id) ?? null,
    };
  });
}
