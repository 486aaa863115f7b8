import type { Actor, Currency, FieldError, Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';

/** Pieces that cost less by what is given away: unit prices without and with it, in the source's currency. */
export interface GivenPiece {
  readonly productId: number;
  readonly quantity: number;
  readonly before: string;
  readonly after: string;
}

/** One thing that somebody gives away by hand: a percent off a line or off all without their own, or a delivery. */
export interface GivenAway {
  readonly kind: 'line' | 'whole' | 'shipping';
  /** Of a line. */
  readonly productId: number | null;
  /** Null for a delivery. */
  readonly percent: string | null;
  readonly pieces: readonly GivenPiece[];
  /** What a delivery that is made free would cost, before IVA; null otherwise. */
  readonly shipping: string | null;
  readonly reason: string | null;
}

/** On what it is given, to whom, in which currency. */
export interface GivingSource {
  readonly type: 'cart' | 'distributor-quotation';
  readonly id: number;
  readonly companyId: number | null;
  readonly currency: Currency;
  /** What is given anew; the other kinds stay as they are. All unless said. */
  readonly kinds?: readonly GivenAway['kind'][];
}

/** How something that is given away on a source stands. */
export interface StandingGrant {
  readonly id: number;
  readonly status: 'waiting' | 'granted' | 'authorised' | 'rejected';
  readonly kind: GivenAway['kind'];
  readonly productId: number | null;
  readonly percent: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly isBelowCost: boolean;
  readonly limitPercent: string;
  readonly grantedBy: string;
  readonly decidedBy: string | null;
  readonly note: string | null;
}

/** Discounts that people give by hand, beside the price list: nobody gives the house's goods away alone. */
export interface DiscountService {
  /**
   * Keeps all that somebody gives away on a source. What stands there and covers it stays as it was decided; the rest is granted within their
   * limit and waits for somebody else above it, or below cost; what is given no more is withdrawn.
   */
  grant(tx: Tx, actor: Actor, source: GivingSource, given: readonly GivenAway[]): Promise<void>;
  /** Says of all that is given away why it does not hold: it waits, or was refused. */
  judge(tx: Tx, source: GivingSource, given: readonly GivenAway[]): Promise<FieldError[]>;
  /** Lists what stands on a source, the newest first. */
  standing(
    reading: { readonly trx: Knex },
    source: Pick<GivingSource, 'type' | 'id'>,
  ): Promise<readonly StandingGrant[]>;
  /** Links what was given away to the order that came of it, with what it came to in the end; null: as it was kept. */
  use(
    tx: Tx,
    source: Pick<GivingSource, 'type' | 'id'>,
    orderId: number,
    given: readonly GivenAway[] | null,
  ): Promise<void>;
}
