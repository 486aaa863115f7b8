import { statusTone } from '../subscription.view';
import type { SubscriptionAnswer } from '../subscriptions.api.server';

/** Renders how a subscription stands. */
export function StatusBadge({
  subscription,
}: {
  readonly subscription: Pick<SubscriptionAnswer, 'status' | 'status_label'>;
}) {
  const { status, status_label: label } = subscription;
  return <span className={`badge badge-${statusTone(status)} whitespace-nowrap`}>{label}</span>;
}
