import { Badge } from '@strapi/design-system';
import type { OrderStatus } from '@mayorista/sales/shared';
import { statusTones } from './status';

interface Props {
  readonly status: OrderStatus;
  readonly label: string;
}

/** An order's state in its colour. */
export function StatusBadge({ status, label }: Props) {
  const tone = statusTones[status] ?? 'neutral';
  return (
    <Badge textColor={`${tone}700`} backgroundColor={`${tone}100`}>
      {label}
    </Badge>
  );
}
