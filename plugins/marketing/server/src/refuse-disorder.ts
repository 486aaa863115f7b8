import { reject } from '@mayorista/kernel';
import { dateOf, isInOrder } from './schedule.rules';

interface Dates {
  readonly starts_at?: string | null | undefined;
  readonly ends_at?: string | null | undefined;
}

/** Refuses what would end before it starts, of what is written and, where it says nothing, what stands. Dates are UTC. */
export async function refuseDisorder(input: Dates, current: Dates | null): Promise<void> {
  const of = (name: keyof Dates) => dateOf(input[name] === undefined ? current?.[name] : input[name]);
  if (!isInOrder({ startsAt: of('starts_at'), endsAt: of('ends_at') })) reject('ends_before_start', 'ends_at');
}
