import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { acobaSubscription } from '../../../shared';
import { StatusBadge } from './StatusBadge';
import { SubscriptionHead } from './SubscriptionHead';

/** Parts of the pages of subscriptions that their shape cannot say: the badge, and what leads to the payment provider. */
export const subscriptionSlots: RecordSlots<typeof acobaSubscription> = {
  list: { columns: [{ label: 'Estado', before: 'client_name', cell: ({ row }) => <StatusBadge record={row} /> }] },
  record: { above: SubscriptionHead },
};
