import { defaultLocale } from '@mayorista/config';
import type { Core } from '@mayorista/kernel';
import { uids } from '../uids';

/** A stored block: its component's name and columns, pictures and relations read along. */
export type StoredBlock = Readonly<Record<string, unknown>> & { readonly __component: string };

/** A row of a landing in one language, draft or published. */
export interface LandingRow {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly slug: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly starts_at: unknown;
  readonly ends_at: unknown;
  readonly updatedAt: unknown;
  readonly blocks?: readonly StoredBlock[];
}

const parts = {
  blocks: {
    on: {
      'landing.hero': { populate: { image: true } },
      'landing.product-carousel': { populate: { category: true, brand: true } },
      'landing.banner-grid': { populate: { banners: { populate: { image: true } } } },
      'landing.rich-text': true,
      'landing.countdown': true,
      'landing.form': { populate: { fields: true } },
    },
  },
};

export type Publication = 'draft' | 'published';

const isPublished = { draft: { publishedAt: null }, published: { publishedAt: { $notNull: true } } } as const;

interface Place {
  readonly locale: string;
  readonly publication: Publication;
}

/** The row of a landing in a language with its blocks; null when that language has none. */
export async function findRow(
  strapi: Core.Strapi,
  key: { readonly slug: string } | { readonly documentId: string } | { readonly id: number },
  { locale, publication }: Place,
): Promise<LandingRow | null> {
  return (await strapi.db.query(uids.landing).findOne({
    where: { ...key, locale, ...isPublished[publication] },
    populate: parts as never,
  })) as LandingRow | null;
}

/** Which of these documents are published in Spanish: without it nothing of a landing is shown. */
export async function publishedAmong(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = (await strapi.db.query(uids.landing).findMany({
    where: { documentId: { $in: [...documentIds] }, locale: defaultLocale, ...isPublished.published },
    select: ['documentId'],
  })) as { documentId: string }[];
  return new Set(rows.map(({ documentId }) => documentId));
}

/** Whether another landing has the address, in whatever state. */
export async function isSlugTaken(strapi: Core.Strapi, slug: string, documentId: string): Promise<boolean> {
  return (
    (await strapi.db.query(uids.landing).findOne({
      where: { slug, documentId: { $ne: documentId } },
      select: ['id'],
    })) !== null
  );
}

/** Categories have a row for each language: the Spanish row's id is the public one. */
export async function publicCategoryIds(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (documentIds.length === 0) return new Map();
  const rows = (await strapi.db.query(uids.category).findMany({
    where: { documentId: { $in: [...documentIds] }, locale: defaultLocale },
    select: ['id', 'documentId'],
  })) as { id: number; documentId: string }[];
  return new Map(rows.map(({ id, documentId }) => [documentId, id]));
}
