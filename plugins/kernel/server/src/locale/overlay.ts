import type { Core, UID } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import type { BaseRow } from '../resources/resource.types';
import { draftsOnly } from './drafts';

interface LocalizedRow extends BaseRow {
  readonly locale: string;
}

const cache = new Map<string, readonly string[]>();

/**
 * Returns the attributes of a type whose text differs by locale; empty for a type that is not localized. Leaves out dynamic zones,
 * which their plugin reads itself.
 */
export function localizedAttributes(strapi: Core.Strapi, uid: UID.ContentType): readonly string[] {
  const known = cache.get(uid);
  if (known !== undefined) return known;
  const type = strapi.contentType(uid);
  const isLocalized = (options: unknown): boolean =>
    (options as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;
  const names = isLocalized(type.pluginOptions)
    ? Object.entries(type.attributes).flatMap(([name, attribute]) =>
        isLocalized(attribute.pluginOptions) && attribute.type !== 'dynamiczone' ? [name] : [],
      )
    : [];
  cache.set(uid, names);
  return names;
}

/**
 * Returns rows read in Spanish with the texts of `locale` in place. Relations, scalars and the public id stay the Spanish row's:
 * Strapi copies scalars between locales but not relations, so only one row can be trusted for them. Adds `<attribute>_translations`
 * with the texts of all locales.
 */
export async function withLocale<Row extends BaseRow>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  rows: readonly Row[],
  locale: string,
): Promise<Row[]> {
  const names = localizedAttributes(strapi, uid);
  if (names.length === 0 || rows.length === 0) return [...rows];
  const others = (await strapi.db.query(uid).findMany({
    where: {
      documentId: { $in: rows.map((row) => row.documentId) },
      locale: { $ne: defaultLocale },
      ...draftsOnly(strapi, uid),
    },
    select: ['id', 'documentId', 'locale', ...names],
  })) as LocalizedRow[];
  const byDocument = new Map<string, LocalizedRow[]>();
  for (const other of others) byDocument.set(other.documentId, [...(byDocument.get(other.documentId) ?? []), other]);
  return rows.map((row) => overlay(row, byDocument.get(row.documentId) ?? [], names, locale));
}

function overlay<Row extends BaseRow>(
  row: Row,
  others: readonly LocalizedRow[],
  names: readonly string[],
  locale: string,
): Row {
  const spanish = row as Record<string, unknown>;
  const asked = others.find((other) => other.locale === locale) as Record<string, unknown> | undefined;
  const texts = names.flatMap((name) => [
    [name, hasText(asked?.[name]) ? asked?.[name] : spanish[name]] as const,
    [
      `${name}_translations`,
      {
        [defaultLocale]: spanish[name] ?? null,
        ...Object.fromEntries(
          others.map((other) => [other.locale, (other as unknown as Record<string, unknown>)[name] ?? null]),
        ),
      },
    ] as const,
  ]);
  return { ...row, ...Object.fromEntries(texts) };
}

const hasText = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
