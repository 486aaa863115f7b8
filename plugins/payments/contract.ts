import type { Currency, FieldError, PlainDate, Tx } from '@mayorista/kernel';
import type { PaymentMethod } from './shared/methods';

export type { PaymentMethod, PaymentPartStatus } from './shared/methods';

/** Whose ledger: a company has one of each kind in each currency. */
export interface LedgerOwner {
  readonly companyId: number;
  readonly currency: Currency;
}

/** What a movement completes, e.g. { type: 'sale-order', id: '12' }: the same source moves a ledger once in each way. */
export interface LedgerSource {
  readonly type: string;
  readonly id: string;
}

export interface LedgerCommand extends LedgerOwner {
  /** More than zero, two decimals. */
  readonly amount: string;
  readonly source: LedgerSource;
  readonly actorName: string;
  readonly note?: string | null;
}

export type MovementKind = 'charge' | 'refund' | 'deposit' | 'payment' | 'adjustment';

/** One line of a ledger. Lines are never changed or removed; what was wrong is corrected by another. */
export interface LedgerMovement {
  readonly id: number;
  readonly kind: MovementKind;
  /** With its sign: what the balance grew by. */
  readonly amount: string;
  readonly balance: string;
  readonly source: LedgerSource;
  /** Until when a charge to a credit line is to be paid; null elsewhere. */
  readonly dueOn: PlainDate | null;
  readonly note: string | null;
  readonly actorName: string;
  /** ISO 8601 UTC. */
  readonly happenedAt: string;
}

/** A deposit as it stands in the ledger. */
export interface LedgerDeposit extends LedgerMovement {
  /** False when the same had been asked for before: the line is the earlier one. */
  readonly isNew: boolean;
}

/** Money a company may spend, and why not. Amounts have two decimals. */
export interface Availability {
  readonly currency: Currency;
  /** What may be spent now; '0.00' while blocked. */
  readonly available: string;
  /** Reasons against spending anything: empty when it may be used. */
  readonly blockedBecause: readonly FieldError[];
}

/** A company's credit line. `balance` is what it owes: charged orders, open ones included, less what was paid or given back. */
export interface CreditStatus extends Availability {
  readonly limit: string;
  readonly balance: string;
  /** Part of the balance that should have been paid before today. */
  readonly overdue: string;
  /** Days from an order to its due date. */
  readonly creditDays: number;
}

/** A company's electronic wallet. `balance` is money in its favour. */
export interface WalletStatus extends Availability {
  readonly balance: string;
}

/**
 * Credit lines: a limit that staff set, and a ledger of what is owed. Writes belong to the caller's transaction and lock the ledger
 * until its end, so that two at once never pass the limit. Callers lock stock before ledgers, and credit before wallet.
 */
export interface CreditService {
  /** Limit, balance, what is available and what blocks it; a line that was never opened has a limit of zero and says so. */
  available(companyId: number, currency: Currency): Promise<CreditStatus>;
  /** Charges the line, due after its days. Throws ValidationError when blocked or above what is available. Repeats answer the first movement, with another amount or note they are refused. */
  charge(tx: Tx, command: LedgerCommand): Promise<LedgerMovement>;
  /** Takes back (part of) a charge: what was canceled or returned. What the company had paid already goes to its wallet. */
  refund(tx: Tx, command: LedgerCommand): Promise<readonly LedgerMovement[]>;
  /** Writes a payment of the company to its line. More than is owed is refused. */
  deposit(tx: Tx, command: LedgerCommand): Promise<LedgerDeposit>;
  /** The newest movements first. */
  movements(owner: LedgerOwner, page: MovementRange): Promise<MovementPage>;
}

/** A page of a ledger, of all its days or of some: both days included, in America/Mexico_City. */
export interface MovementRange {
  readonly limit: number;
  readonly offset: number;
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

/** Says how people call some sources of one type, by their ids. */
export type SourceNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** What credit lines and wallets have in common. */
export interface LedgerService {
  /** Lets a plugin to the right say how people call what its movements complete. */
  nameSources(type: string, names: SourceNames): void;
}

export interface MovementPage {
  readonly rows: readonly LedgerMovement[];
  readonly total: number;
}

/** Electronic wallets, with the same promises. */
export interface WalletService {
  available(companyId: number, currency: Currency): Promise<WalletStatus>;
  /** Pays from the wallet. Throws ValidationError when it holds too little. Repeats answer the first movement, with another amount or note they are refused. */
  charge(tx: Tx, command: LedgerCommand): Promise<LedgerMovement>;
  /** Gives back what was paid from it, or what the house owes the company. */
  refund(tx: Tx, command: LedgerCommand): Promise<LedgerMovement>;
  /** Adds money: a reward, a payment in advance. */
  deposit(tx: Tx, command: LedgerCommand): Promise<LedgerDeposit>;
  movements(owner: LedgerOwner, page: MovementRange): Promise<MovementPage>;
}

/** A part of a payment as it is asked for: so much, or whatever the others leave over. */
export interface PaymentPart {
  readonly method: PaymentMethod;
  /** Two decimals, or 'rest'; one part at most is the rest. */
  readonly amount: string;
}

/** A part with what it comes to. */
export interface AllocatedPart {
  readonly method: PaymentMethod;
  /** Towards the order's total. */
  readonly amount: string;
  /** Percent that the method costs. */
  readonly commissionPercentage: string;
  /** On top of the amount, IVA included. */
  readonly commission: string;
}

/** What the parts come to, and what is left unpaid. */
export interface PaymentPlan {
  readonly parts: readonly AllocatedPart[];
  /** '0.00' when the parts pay everything. */
  readonly leftOver: string;
}

/** A way to pay, as a company is offered it. */
export interface PaymentOption {
  readonly method: PaymentMethod;
  readonly name: string;
  readonly commissionPercentage: string;
  /** What can be paid that way; null when nothing limits it. */
  readonly available: string | null;
  /** Why it cannot be used now; empty when it can. */
  readonly closedBecause: readonly FieldError[];
}

export interface PaymentOptionService {
  /** The ways in which a company can pay in a currency now, in the house's order; credit lines are nobody's but the company's own people. */
  options(companyId: number, currency: Currency): Promise<readonly PaymentOption[]>;
  /** Says what parts come to of a total; field errors when they are no such payment (negative, twice the same, more than the total). */
  plan(parts: readonly PaymentPart[], total: string): Promise<PaymentPlan | readonly FieldError[]>;
  planIn(tx: Tx, parts: readonly PaymentPart[], total: string): Promise<PaymentPlan | readonly FieldError[]>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'payments.credit': CreditService;
    'payments.ledgers': LedgerService;
    'payments.wallet': WalletService;
    'payments.options': PaymentOptionService;
    'payments.demo': { load(): Promise<void> };
  }
}
