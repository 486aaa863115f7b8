import { defaultLocale } from '@mayorista/config';
import '@mayorista/catalogue/contract';
import '@mayorista/listings/contract';
import { NotFoundError, now, service, type Actor, type Core, type Currency } from '@mayorista/kernel';
import { getKnex } from '@mayorista/kernel';
import { opensDraft } from '../landings/preview-token';
import { findRow, type LandingRow, type Publication } from '../landings/landing.store';
import { blockViews } from '../landings/landing.view';
import { dateOf, includes, isoOf } from '../schedule.rules';

export interface LandingQuestion {
  readonly slug: string;
  readonly locale: string;
  readonly preview: string | null;
  readonly actor: Actor;
  readonly currency: Currency | null;
}

/** The Spanish row of a landing that this visitor may see: published and in its dates, or any draft with its own token. */
export async function visibleLanding(
  strapi: Core.Strapi,
  { slug, preview }: Pick<LandingQuestion, 'slug' | 'preview'>,
): Promise<{ readonly row: LandingRow; readonly publication: Publication }> {
  if (preview !== null) {
    const row = await findRow(strapi, { slug }, { locale: defaultLocale, publication: 'draft' });
    if (row === null || !opensDraft(preview, row.documentId)) throw new NotFoundError();
    return { row, publication: 'draft' };
  }
  const row = await findRow(strapi, { slug }, { locale: defaultLocale, publication: 'published' });
  if (row === null || !includes({ startsAt: dateOf(row.starts_at), endsAt: dateOf(row.ends_at) }, now()))
    throw new NotFoundError();
  return { row, publication: 'published' };
}

/** A landing as the store shows it; a language that has no blocks of its own reads the Spanish ones. */
export async function showStoreLanding(strapi: Core.Strapi, question: LandingQuestion) {
  const { row, publication } = await visibleLanding(strapi, question);
  const asked = await inLocale(strapi, row, { locale: question.locale, publication });
  const blocks = await blockViews(strapi, (asked.blocks ?? []).length > 0 ? asked.blocks : row.blocks);
  return {
    data: {
      slug: row.slug,
      title: asked.title ?? row.title,
      description: asked.description ?? row.description,
      ends_at: isoOf(row.ends_at),
      is_preview: publication === 'draft',
      blocks: await withChosen(strapi, blocks, question),
    },
    meta: {},
  };
}

async function inLocale(
  strapi: Core.Strapi,
  row: LandingRow,
  place: { readonly locale: string; readonly publication: Publication },
): Promise<LandingRow> {
  if (place.locale === defaultLocale) return row;
  return (await findRow(strapi, { documentId: row.documentId }, place)) ?? row;
}

type View = Awaited<ReturnType<typeof blockViews>>[number];

/** Carousels of products that were chosen one by one carry their cards; the others say what the store asks its listing for. */
async function withChosen(strapi: Core.Strapi, blocks: readonly View[], question: LandingQuestion) {
  return Promise.all(
    blocks.map(async (block) => {
      const { kind, rule, skus, limit, ...rest } = block as View & { rule?: string; skus?: string; limit?: number };
      if (kind !== 'product_carousel') return block;
      const carousel = { kind, rule, limit, ...rest };
      if (rule !== 'chosen') return carousel;
      return { ...carousel, products: await cardsOf(strapi, skusOf(skus).slice(0, limit ?? 12), question) };
    }),
  );
}

const skusOf = (text: string | null | undefined): string[] => [
  ...new Set((text ?? '').split(/[\s,;]+/).filter((sku) => sku !== '')),
];

async function cardsOf(strapi: Core.Strapi, skus: readonly string[], { actor, currency, locale }: LandingQuestion) {
  const bySku = await service(strapi, 'catalogue.nom-flags').idsBySku(getKnex(strapi), skus);
  const ids = skus.flatMap((sku) => bySku.get(sku) ?? []);
  return service(strapi, 'listings.cards').of(ids, { actor, currency }, locale);
}
