import { getKnex, NotFoundError, fetchPage, service, type Core, type Actor, nextStates } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/companies/contract';
import '@mayorista/people/contract';
import type { ModeratedReview } from '../../../contract';
import { reviewStatusLabels, type ReviewStatus } from '../../../review.states';
import { tables } from '../uids';
import { reviewMachine } from './review.machine';
import { findReview, type ReviewRow } from './review.store';

export interface ModerationQuery {
  readonly page: number;
  readonly per_page: number;
  readonly status?: ReviewStatus | undefined;
}

/** One page of reviews for moderators, the last written first. */
export async function moderationPage(strapi: Core.Strapi, actor: Actor, query: ModerationQuery) {
  const { status } = query;
  const { rows, total, meta } = await fetchPage<ReviewRow>(() => {
    const all = getKnex(strapi)(tables.review);
    return status === undefined ? all : all.where({ status });
  }, query);
  return { data: await moderated(strapi, actor, rows), total, meta };
}

export async function moderatedReview(strapi: Core.Strapi, actor: Actor, id: number | null): Promise<ModeratedReview> {
  const row = id === null ? undefined : await findReview(getKnex(strapi), id);
  const [view] = row === undefined ? [] : await moderated(strapi, actor, [row]);
  if (view === undefined) throw new NotFoundError();
  return view;
}

interface Author {
  readonly name: string;
  readonly company: string | null;
}

async function authorsOf(strapi: Core.Strapi, rows: readonly ReviewRow[]): Promise<ReadonlyMap<number, Author>> {
  const ids = rows.map(({ user_id }) => user_id);
  const people = await service(strapi, 'people.users').ofIds(ids);
  const companies = service(strapi, 'companies.companies');
  const authors = await Promise.all(
    people.map(async ({ id, username, name, paternal_surname, company_id }) => {
      const company = company_id === null ? null : await companies.find(company_id);
      const fullName = [name, paternal_surname].filter(Boolean).join(' ');
      return [id, { name: fullName || username, company: company?.businessName ?? null }] as const;
    }),
  );
  return new Map(authors);
}

const nobody: Author = { name: '', company: null };

async function moderated(strapi: Core.Strapi, actor: Actor, rows: readonly ReviewRow[]): Promise<ModeratedReview[]> {
  const authors = await authorsOf(strapi, rows);
  const cards = await service(strapi, 'catalogue.cards').rows(rows.map(({ product_id }) => product_id));
  const products = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => {
    const author = authors.get(row.user_id) ?? nobody;
    const product = products.get(row.product_id);
    return {
      id: row.id,
      version: row.version,
      status: row.status,
      status_label: reviewStatusLabels[row.status],
      rating: row.halves / 2,
      title: row.title,
      comment: row.comment,
      written_at: new Date(row.written_at).toISOString(),
      reason: row.reason,
      moderator: row.moderator_name,
      product: { id: row.product_id, name: product?.name_es ?? '', model: product?.model ?? '' },
      author: author.name,
      company: author.company,
      shown: shownText(row),
      next_states: decisionsOn(row, actor),
    };
  });
}

const shownText = ({ shown_halves, shown_title, shown_comment }: ReviewRow): ModeratedReview['shown'] =>
  shown_halves === null ? null : { rating: shown_halves / 2, title: shown_title ?? '', comment: shown_comment ?? '' };

/** What a moderator may decide; waiting again is its author's doing. */
const decisionsOn = ({ status }: ReviewRow, actor: Actor): ModeratedReview['next_states'] =>
  nextStates(reviewMachine, status, { reason: '' }, actor)
    .filter(({ to }) => to !== 'pending')
    .map(({ to, label, refusals }) => ({ to, label, needs_reason: refusals.length > 0 }));
