import { Badge } from '@strapi/design-system';
import type { Named } from '@mayorista/config/answers';
import { statusTones } from '../../../shared';

export type Subscription = Named<'AcobaSubscription'>;

/** The panel's colours of what the specification names; its accent is the primary one. */
const colours = { success: 'success', warning: 'warning', accent: 'primary' } as const;

/** Renders how a subscription stands, in the colour of its status. */
export function StatusBadge({ record }: { readonly record: object }) {
  const { status, status_label: label } = record as Pick<Subscription, 'status' | 'status_label'>;
  const tone = statusTones[status ?? ''];
  return tone === undefined ? (
    <Badge textColor="neutral700" backgroundColor="neutral200">
      {label}
    </Badge>
  ) : (
    <Badge textColor={`${colours[tone]}700`} backgroundColor={`${colours[tone]}100`}>
      {label}
    </Badge>
  );
}
