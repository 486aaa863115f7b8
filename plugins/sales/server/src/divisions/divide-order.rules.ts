import { addDays, type PlainDate } from '@mayorista/kernel/shared';
import type { SupplyPlan } from '@mayorista/inventory/contract';

/** A piece of a line that comes from one warehouse, or waits: a line of the order as it is written. */
interface DividedLine {
  /** Which line of the order it is a part of. */
  readonly index: number;
  readonly quantity: number;
  /** Null while it waits. */
  readonly branchId: number | null;
  /** Null when it must be ordered first. */
  readonly promisedOn: PlainDate | null;
}

/** What ships together from one warehouse, or waits together. */
export interface Division {
  /** 1, 2, …: the selling branch's first, what waits last. */
  readonly number: number;
  readonly branchId: number | null;
  readonly isBackorder: boolean;
  /** The day on which all of it is ready; null when some of it must be ordered first. */
  readonly promisedOn: PlainDate | null;
  readonly deliveryFrom: PlainDate | null;
  readonly deliveryTo: PlainDate | null;
  readonly lines: readonly DividedLine[];
}

/** Divides an order by warehouse: each line's pieces go where they come from, and what waits is a division of its own. */
export function divideOrder(
  plans: readonly SupplyPlan[],
  branchId: number,
  days: { readonly least: number; readonly most: number },
): Division[] {
  const parts = plans.flatMap(({ parts: given, waiting, waitingUntil }, index): DividedLine[] => [
    ...given.map((part) => ({ index, quantity: part.quantity, branchId: part.branchId, promisedOn: part.promisedOn })),
    ...(waiting === 0 ? [] : [{ index, quantity: waiting, branchId: null, promisedOn: waitingUntil }]),
  ]);
  const places = [...new Set(parts.map((part) => part.branchId))].sort(
    (a, b) => turn(a, branchId) - turn(b, branchId) || (a ?? 0) - (b ?? 0),
  );
  return places.map((place, at) => {
    const lines = parts.filter((part) => part.branchId === place);
    const promisedOn = latest(lines.map((line) => line.promisedOn));
    return {
      number: at + 1,
      branchId: place,
      isBackorder: place === null,
      promisedOn,
      deliveryFrom: promisedOn === null ? null : addDays(promisedOn, days.least),
      deliveryTo: promisedOn === null ? null : addDays(promisedOn, days.most),
      lines,
    };
  });
}

const turn = (place: number | null, own: number): number => (place === own ? 0 : place === null ? 2 : 1);

/** The last of some days; null as soon as one is not known. */
const latest = (days: readonly (PlainDate | null)[]): PlainDate | null =>
  days.some((day) => day === null) ? null : ([...(days as PlainDate[])].sort().at(-1) ?? null);
