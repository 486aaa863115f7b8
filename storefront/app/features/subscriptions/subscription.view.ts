import type { SubscriptionAnswer } from './subscriptions.api.server';

/** Colours of a subscription's badge (storefront document, section 4); the accent of this store is blue. */
const tones: Readonly<Record<string, string>> = { active: 'success', payment_pending: 'warning', demo: 'blue' };

/** The colour of a status; what has none of its own has the default one. */
export const statusTone = (status: SubscriptionAnswer['status']): string => tones[status ?? ''] ?? 'default';

/** Is paid only while its payment is pending (storefront document, section 4). */
export const isToBePaid = ({ status }: Pick<SubscriptionAnswer, 'status'>): boolean => status === 'payment_pending';
