import { inSpanish } from '@mayorista/kernel/shared';
/** The states of a review in the order of its life, and how people call them. Server and panel read the same list. */
export const reviewStatusWords = {
  pending: { es: 'Por revisar', en: 'To be reviewed' },
  published: { es: 'Publicada', en: 'Published' },
  rejected: { es: 'Rechazada', en: 'Rejected' },
} as const;

/** The same in Spanish, as staff read it. */
export const reviewStatusLabels = inSpanish(reviewStatusWords);

export type ReviewStatus = keyof typeof reviewStatusWords;

export const reviewStatuses = Object.keys(reviewStatusLabels) as readonly ReviewStatus[];

export const isReviewStatus = (text: string): text is ReviewStatus => Object.hasOwn(reviewStatusLabels, text);
