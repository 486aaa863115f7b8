import type { PlainDate } from '@mayorista/kernel';
import type { WarrantyStatus } from '../../../shared/terms';

export interface WarrantyQuestion {
  /** Months that the piece was sold with; 0 is sold without warranty. */
  readonly months: number;
  /** The day on which the goods were handed over; null while they were not. */
  readonly deliveredOn: PlainDate | null;
  readonly today: PlainDate;
  /** The very piece came back before and was settled: its warranty ended with that. */
  readonly wasReturned: boolean;
  /** The order's pieces left with serial numbers, and this is none of them. */
  readonly isOtherPiece?: boolean;
}

export interface Warranty {
  readonly status: WarrantyStatus;
  /** The last day of it; null without. */
  readonly until: PlainDate | null;
}

/** Tells whether a piece is under warranty, counted from the day of delivery; the last day is included. */
export function judgeWarranty({
  months,
  deliveredOn,
  today,
  wasReturned,
  isOtherPiece = false,
}: WarrantyQuestion): Warranty {
  if (isOtherPiece) return { status: 'other_piece', until: null };
  if (wasReturned) return { status: 'returned', until: null };
  if (months === 0) return { status: 'none', until: null };
  if (deliveredOn === null) return { status: 'not_delivered', until: null };
  const until = addMonths(deliveredOn, months);
  return { status: today <= until ? 'covered' : 'expired', until };
}

/** The same day some months later; the last of the month where there is no such day. */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const there = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  return there.toISOString().slice(0, 10) as PlainDate;
}
