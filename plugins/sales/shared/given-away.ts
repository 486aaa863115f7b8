import type { GivenAway, GivenPiece } from '../giving';

interface Percent {
  readonly percent: string;
  readonly reason: string | null;
}

/** A line with what a piece of it costs without and with what was given; a discount of its own takes the place of that of the whole. */
export interface DiscountedLine extends GivenPiece {
  readonly own: Percent | null;
}

interface OfAll {
  readonly whole: Percent | null;
  /** What a delivery that was made free would cost, before IVA; null where it was not. */
  readonly shipping: string | null;
}

const nothing = { productId: null, percent: null, pieces: [], shipping: null, reason: null } as const;

/** Lists all that is given away by hand: off lines, those of one product at one percent together, off the rest, and a delivery. */
export function givenAway(lines: readonly DiscountedLine[], { whole, shipping }: OfAll): GivenAway[] {
  const ofLines = new Map<string, GivenAway>();
  for (const { own, ...piece } of lines) {
    if (own === null) continue;
    const key = `${piece.productId}:${own.percent}`;
    const before = ofLines.get(key)?.pieces ?? [];
    const { productId } = piece;
    ofLines.set(key, { ...nothing, ...own, kind: 'line', productId, pieces: [...before, piece] });
  }
  const rest = lines.flatMap(({ own, ...piece }) => (own === null ? [piece] : []));
  return [
    ...ofLines.values(),
    ...(whole === null ? [] : [{ ...nothing, ...whole, kind: 'whole' as const, pieces: rest }]),
    ...(shipping === null ? [] : [{ ...nothing, kind: 'shipping' as const, shipping }]),
  ];
}
