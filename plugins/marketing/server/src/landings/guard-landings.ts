import { defaultLocale, RESERVED_SLUGS } from '@mayorista/config';
import { inTransaction, now, throwIfAny, advisoryLock, type Core, type Deps, type FieldError } from '@mayorista/kernel';
import { dateOf, isInOrder } from '../schedule.rules';
import { uids } from '../uids';
import { whyNotActive } from './landing-status';
import { findRow, isSlugTaken, type LandingRow } from './landing.store';

const reserved: ReadonlySet<string> = new Set(RESERVED_SLUGS);
const guarded = new Set(['create', 'update', 'clone', 'publish']);

/** Whoever writes a landing, our calls or the panel's generated view: what it became is judged, and rolled back where it may not be. */
export function guardLandings({ strapi }: Deps): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uids.landing || !guarded.has(context.action)) return next();
    return inTransaction(strapi, async (tx) => {
      await advisoryLock(tx, 'landings');
      const result = await next();
      const documentId = documentOf(result) ?? documentOf(context.params);
      if (documentId !== null) throwIfAny(await complaints(strapi, documentId, context.action === 'publish'));
      return result;
    });
  });
}

async function complaints(strapi: Core.Strapi, documentId: string, isPublishing: boolean): Promise<FieldError[]> {
  const row = await findRow(strapi, { documentId }, { locale: defaultLocale, publication: 'draft' });
  if (row === null) return [];
  return [
    ...(await aboutSlug(strapi, row)),
    ...(isInOrder({ startsAt: dateOf(row.starts_at), endsAt: dateOf(row.ends_at) })
      ? []
      : [{ code: 'ends_before_start', field: 'ends_at' }]),
    ...(formsOf(row) > 1 ? [{ code: 'too_many_forms', field: 'blocks' }] : []),
    ...(isPublishing ? whyNotActive(row, now()) : []),
  ];
}

async function aboutSlug(strapi: Core.Strapi, { slug, documentId }: LandingRow): Promise<FieldError[]> {
  if (reserved.has(slug)) return [{ code: 'slug_reserved', field: 'slug' }];
  return (await isSlugTaken(strapi, slug, documentId)) ? [{ code: 'slug_taken', field: 'slug' }] : [];
}

const formsOf = ({ blocks = [] }: LandingRow): number =>
  blocks.filter(({ __component: name }) => name === 'landing.form').length;

const documentOf = (value: unknown): string | null =>
  (value as { documentId?: string } | null | undefined)?.documentId ?? null;
