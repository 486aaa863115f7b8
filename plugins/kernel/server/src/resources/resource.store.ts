import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { defaultLocale, guardOf, isHidden, isHiddenIn } from '@mayorista/config';
import { fold, escapeLike } from '../../../shared/text';
import { getKnex } from '../transactions/in-transaction';
import { draftsOnly } from '../locale/drafts';
import { localizedAttributes, withLocale } from '../locale/overlay';
import type { ListQuery } from './query';
import type { BaseRow, Json, Where } from './resource.types';
import { searchedOf, searchedText, type Searchable } from './search-index';

interface ReadSettings {
  readonly uid: UID.ContentType;
  readonly locale: string;
  readonly populate: readonly string[];
  readonly scope: Where;
}

/** Reads one page of rows within the scope, and the total of all pages. */
export async function findPage(
  strapi: Core.Strapi,
  settings: ReadSettings,
  query: ListQuery,
  search: Search,
): Promise<{ rows: BaseRow[]; total: number }> {
  const where = {
    $and: [
      localeWhere(strapi, settings.uid),
      settings.scope,
      ...query.where,
      ...(await searchWhere(strapi, query.search, search)),
    ],
  };
  const [rows, total] = await Promise.all([
    strapi.db.query(settings.uid).findMany({
      where,
      orderBy: query.orderBy,
      offset: query.offset,
      limit: query.pageSize,
      populate: [...settings.populate],
    }) as Promise<BaseRow[]>,
    strapi.db.query(settings.uid).count({ where }),
  ]);
  return { rows: await withLocale(strapi, settings.uid, rows, settings.locale), total };
}

/** Finds one row by public id or documentId within the scope; null when there is none. */
export async function findOne(strapi: Core.Strapi, settings: ReadSettings, id: string): Promise<BaseRow | null> {
  const key = keyOf(id);
  if (key === null) return null;
  const row = (await strapi.db.query(settings.uid).findOne({
    where: { $and: [localeWhere(strapi, settings.uid), settings.scope, key] },
    populate: [...settings.populate],
  })) as BaseRow | null;
  if (row === null) return null;
  const [overlaid] = await withLocale(strapi, settings.uid, [row], settings.locale);
  return overlaid ?? row;
}

const largestId = 2_147_483_647;

/** Returns the condition of a public id or a documentId; null for a text that is neither, which a column would reject. */
export function keyOf(id: string): { readonly id?: number; readonly documentId?: string } | null {
  if (/^\d+$/.test(id)) return Number(id) <= largestId ? { id: Number(id) } : null;
  return /^[\w-]{1,64}$/.test(id) ? { documentId: id } : null;
}

/** The key of a row under which texts of other locales are written: { en: { name: 'Camera' } }; { en: null } removes that locale. */
export const otherLocales = '$locales';

/** Inserts a document (Spanish row, then the other locales' texts) and returns its Spanish row. */
export async function insert(strapi: Core.Strapi, uid: UID.ContentType, row: Json): Promise<BaseRow> {
  const { [otherLocales]: locales, ...data } = row;
  const created = (await strapi
    .documents(uid)
    .create({ data, ...localeParam(strapi, uid) } as never)) as unknown as BaseRow;
  await writeLocales(strapi, uid, created.documentId, withoutEmpty(locales));
  return created;
}

/** Updates the Spanish row and the other locales' texts; returns the Spanish row. */
export async function change(strapi: Core.Strapi, uid: UID.ContentType, current: BaseRow, row: Json): Promise<BaseRow> {
  const { [otherLocales]: locales, ...data } = row;
  const changed = (await strapi
    .documents(uid)
    .update({ documentId: current.documentId, data, ...localeParam(strapi, uid) } as never)) as unknown as BaseRow;
  await writeLocales(strapi, uid, current.documentId, locales);
  return changed;
}

/** Removes the document in every locale. */
export async function erase(strapi: Core.Strapi, uid: UID.ContentType, current: BaseRow): Promise<void> {
  const locale = localizedAttributes(strapi, uid).length > 0 ? { locale: '*' } : {};
  await strapi.documents(uid).delete({ documentId: current.documentId, ...locale } as never);
}

/** Drops removed locales (null): a new document has none. */
const withoutEmpty = (locales: unknown): Json =>
  Object.fromEntries(Object.entries((locales ?? {}) as Json).filter(([, data]) => data !== null));

async function writeLocales(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locales: unknown,
): Promise<void> {
  for (const [locale, data] of Object.entries((locales ?? {}) as Record<string, Json | null>)) {
    if (data === null) await strapi.documents(uid).delete({ documentId, locale } as never);
    else await strapi.documents(uid).update({ documentId, locale, data } as never);
  }
}

const localeParam = (strapi: Core.Strapi, uid: UID.ContentType): { locale?: string } =>
  localizedAttributes(strapi, uid).length > 0 ? { locale: defaultLocale } : {};

const localeWhere = (strapi: Core.Strapi, uid: UID.ContentType): Where => ({
  ...draftsOnly(strapi, uid),
  ...(localizedAttributes(strapi, uid).length > 0 ? { locale: defaultLocale } : {}),
});

/**
 * The most documents whose ids are read before listing. Up to this many the search runs once, beyond it within the queries for page
 * and count.
 */
const mostFoundFirst = 5_000;

/** A resource to search, and what whoever searches it may do. */
export interface Search {
  readonly searched: Searchable;
  readonly may: (code: string) => boolean;
}

/**
 * Builds the condition of a search: every word is in some searched attribute that the asker may read in that row, accents and case
 * ignored, in any locale.
 */
export async function searchWhere(strapi: Core.Strapi, search: string | null, asked: Search): Promise<Where[]> {
  const { table, columns } = searchedOf(strapi, asked.searched);
  if (search === null || columns.length === 0) return [];
  const words = fold(search).split(/\s+/).slice(0, 8);
  const documents = getKnex(strapi)(table).select('document_id');
  narrowToWords(strapi, documents, asked, words);
  const found = (await documents.clone().limit(mostFoundFirst + 1)) as { document_id: string }[];
  return [{ documentId: { $in: found.length > mostFoundFirst ? documents : found.map((each) => each.document_id) } }];
}

/** Narrows a query to rows of a resource in which folded words are, each in some searched attribute that the asker may read there. */
export function narrowToWords(
  strapi: Core.Strapi,
  query: Knex.QueryBuilder,
  asked: Search,
  words: readonly string[],
): void {
  // The index has all texts: what it finds is looked at again by whoever may not read each of them.
  haveWords(strapi, query, asked.searched, words);
  narrowToVisible(strapi, query, asked, words);
}

function haveWords(
  strapi: Core.Strapi,
  query: Knex.QueryBuilder,
  searched: Searchable,
  words: readonly string[],
): void {
  const { columns } = searchedOf(strapi, searched);
  if (columns.length === 0) return void query.whereRaw('1 = 0');
  const text = searchedText(strapi, searched);
  for (const word of words) void query.whereRaw(`${text} like ? escape '\\'`, [...columns, `%${escapeLike(word)}%`]);
}

/** Narrows a search to rows that have the words in attributes which the asker may read there. */
function narrowToVisible(
  strapi: Core.Strapi,
  query: Knex.QueryBuilder,
  { searched, may }: Search,
  words: readonly string[],
): void {
  const { uid, search = [] } = searched;
  const hidden = search.filter((name) => isHidden(uid, name, may));
  if (hidden.length === 0) return;
  const always = search.filter((name) => !hidden.includes(name));
  void query.where((either) => {
    void either.where((rows) => void haveWords(strapi, rows, { uid, search: always }, words));
    for (const among of new Set(hidden.map((name) => guardOf(uid, name)?.among))) {
      if (among === undefined || !may(among.code)) continue;
      // There all of them may be read that are guarded alike.
      const there = search.filter((each) => !isHiddenIn(uid, each, among.where, may));
      void either.orWhere(
        (rows) => void haveWords(strapi, rows.where({ ...among.where }), { uid, search: there }, words),
      );
    }
  });
}
