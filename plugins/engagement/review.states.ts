/** The states of a review in the order of its life, and how people call them. Server and panel read the same list. */
export const reviewStatusLabels = {
  pending: 'Por revisar',
  published: 'Publicada',
  rejected: 'Rechazada',
} as const;

export type ReviewStatus = keyof typeof reviewStatusLabels;

export const reviewStatuses = Object.keys(reviewStatusLabels) as readonly ReviewStatus[];

export const isReviewStatus = (text: string): text is ReviewStatus => Object.hasOwn(reviewStatusLabels, text);
