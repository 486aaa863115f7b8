import { defaultLocale, locales } from '@mayorista/config';
import { listQuery, listRecords, NotFoundError, now, type Core, type Page, type RouteRequest } from '@mayorista/kernel';
import { uids } from '../uids';
import { landingResource } from './landing.resource';
import { findRow, publishedAmong, type LandingRow } from './landing.store';
import { blockViews, standing } from './landing.view';

/** GET /landings: a page of drafts with where each stands. */
export async function listLandings({ strapi, actor, locale, ctx }: RouteRequest): Promise<Page> {
  const query = listQuery(ctx, landingResource.definition, strapi.contentType(uids.landing).attributes);
  const page = await listRecords(landingResource, { strapi, actor, locale }, query);
  const documents = (await strapi.db.query(uids.landing).findMany({
    where: { id: { $in: page.data.map(({ id }) => id as number) } },
    select: ['id', 'documentId', 'starts_at', 'ends_at'],
  })) as LandingRow[];
  const published = await publishedAmong(
    strapi,
    documents.map(({ documentId }) => documentId),
  );
  const byId = new Map(documents.map((row) => [row.id, row]));
  return {
    ...page,
    data: page.data.map((record) => {
      const row = byId.get(record.id as number);
      return row === undefined ? record : { ...record, ...standing(row, published.has(row.documentId), now()) };
    }),
  };
}

/** The draft of a landing by its public id or documentId; throws NotFoundError. */
export async function draftOf(strapi: Core.Strapi, id: string | undefined): Promise<LandingRow> {
  const key = /^\d{1,9}$/.test(id ?? '') ? { id: Number(id) } : { documentId: id ?? '' };
  const row = await findRow(strapi, key, { locale: defaultLocale, publication: 'draft' });
  if (row === null) throw new NotFoundError();
  return row;
}

/** A landing whole, as staff edit it: texts and blocks in every language. */
export async function wholeLanding(strapi: Core.Strapi, id: string | undefined) {
  const draft = await draftOf(strapi, id);
  const { documentId } = draft;
  const rows = await Promise.all(
    locales.map(
      async (locale) => [locale, await findRow(strapi, { documentId }, { locale, publication: 'draft' })] as const,
    ),
  );
  const texts = async (read: (row: LandingRow) => unknown) =>
    Object.fromEntries(
      await Promise.all(rows.map(async ([locale, row]) => [locale, row === null ? null : await read(row)] as const)),
    );
  const published = await publishedAmong(strapi, [documentId]);
  return {
    id: draft.id,
    name: draft.name,
    slug: draft.slug,
    title: draft.title,
    title_translations: await texts(({ title }) => title),
    description_translations: await texts(({ description }) => description),
    blocks_translations: await texts(({ blocks }) => blockViews(strapi, blocks)),
    updated_at: draft.updatedAt,
    ...standing(draft, published.has(documentId), now()),
  };
}
