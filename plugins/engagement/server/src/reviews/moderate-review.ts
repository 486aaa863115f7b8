import {
  emit,
  inTransaction,
  ConflictError,
  move,
  NotFoundError,
  reject,
  sendMail,
  service,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/people/contract';
import { reviewModerated } from '../../../events';
import { isReviewStatus, type ReviewStatus } from '../../../review.states';
import { reviewMachine } from './review.machine';
import { changeReview, lockReview, type ReviewRow } from './review.store';

export interface Moderation {
  readonly id: number;
  readonly to: string;
  /** The version the moderator read: what was edited since is not judged by it (409). */
  readonly version: number;
  readonly reason: string;
}

/** Publishes a review or takes it off the page, and tells its author. */
export const moderateReview = (
  strapi: Core.Strapi,
  { id, to, version, reason }: Moderation,
  actor: Actor,
): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    const review = await lockReview(tx, id);
    if (review === undefined) throw new NotFoundError();
    if (!isReviewStatus(to) || to === 'pending') return reject('not_an_option', 'status');
    if (review.version !== version) throw new ConflictError({ version: review.version });
    await move(tx, {
      machine: reviewMachine,
      modelType: 'product-reviews',
      modelId: id,
      from: review.status,
      to,
      subject: { reason },
      actor,
      apply: (effect) =>
        changeReview(tx, id, {
          status: to,
          reason: reason === '' ? null : reason,
          moderator_name: actor.name,
          ...(effect === 'show' ? shown(review) : hidden),
        }),
    });
    await tellAuthor(tx, review, to, reason);
    const { user_id: userId, product_id: productId } = review;
    await emit(tx, reviewModerated, { reviewId: id, version, userId, productId, status: to });
  });

const shown = ({ halves, title, comment, written_at }: ReviewRow) => ({
  shown_halves: halves,
  shown_title: title,
  shown_comment: comment,
  shown_at: written_at,
});

const hidden = { shown_halves: null, shown_title: null, shown_comment: null, shown_at: null };

async function tellAuthor(tx: Tx, review: ReviewRow, status: ReviewStatus, reason: string): Promise<void> {
  const author = await service(tx.strapi, 'people.users').find(review.user_id);
  const [product] = await service(tx.strapi, 'catalogue.cards').rows([review.product_id]);
  if (author === null) return;
  const name = product?.name_es ?? `producto ${review.product_id}`;
  const { subject, text } = mails[status === 'published' ? 'published' : 'rejected'](name, review.title, reason);
  await sendMail(tx, {
    isSafeToKeep: true,
    key: `product-review:${review.id}:${review.version}:${status}`,
    to: author.email,
    subject,
    text,
    tag: `product-review-${status}`,
  });
}

type Letter = (name: string, title: string, reason: string) => { readonly subject: string; readonly text: string };

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 150);

const mails: Readonly<Record<'published' | 'rejected', Letter>> = {
  published: (name, title) => ({
    subject: `Publicamos tu opinión de ${oneLine(name)}`,
    text: `¡Gracias por tu opinión!\n\n«${title}», sobre ${name}, ya está publicada en la tienda.`,
  }),
  rejected: (name, title, reason) => ({
    subject: `Tu opinión de ${oneLine(name)} no se publicó`,
    text: `Revisamos «${title}», tu opinión de ${name}, y no la publicamos.\n\nMotivo: ${reason}\n\nPuedes editarla en la página del producto: la revisaremos de nuevo.`,
  }),
};
