import { say, type Instant } from '@mayorista/kernel';
import type { Words } from '@mayorista/kernel/shared';
import type { RowOf } from '@mayorista/kernel/shape';
import { incidence } from '../../../shared/incidence.shape';

type Row = Pick<
  RowOf<typeof incidence>,
  'createdAt' | 'reviewed_at' | 'decided_at' | 'received_at' | 'resolved_at' | 'closed_at' | 'resolution' | 'state'
>;

const { states } = incidence;

/** Lists the steps that an incidence has taken, oldest first. */
export function timeline(row: Row): { at: Instant; label: string }[] {
  // Whoever closed it refused or settled it first: only what was received was accepted.
  const isAccepted = row.received_at !== null || row.state === 'accepted';
  const steps: (readonly [Instant | null, Words])[] = [
    [row.createdAt, states.open.label],
    [row.reviewed_at, states.in_review.label],
    [row.decided_at, isAccepted ? states.accepted.label : states.refused.label],
    [row.received_at, states.received.label],
    [row.resolved_at, states.resolved.label],
    [row.closed_at, states.closed.label],
  ];
  return steps.flatMap(([at, label]) => (at === null ? [] : [{ at, label: say(label) }]));
}
