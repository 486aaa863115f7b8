import type { Currency, FieldError, PlainDate, Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
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
  /** The debt that it moves, e.g. 'sale-order:12'; money that is of no debt yet has none. */
  readonly appliedTo?: string | null;
  /** Of money that was received: code of c_FormaPago. */
  readonly paymentForm?: string | null;
  /** Of money that was received: when, ISO 8601 UTC. */
  readonly receivedAt?: string | null;
}

/** What a settled document moves: `writtenBefore` is what was taken off the ledger for it before, by the deposit that it documents. */
export interface SettleCommand extends LedgerCommand {
  readonly writtenBefore?: string;
}

export type MovementKind = 'charge' | 'refund' | 'deposit' | 'bonus' | 'payment' | 'adjustment';

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
  /** The debt that it moved; null of money that is of none, and of lines that former releases wrote. */
  readonly appliedTo: string | null;
  /** Code of c_FormaPago of money that was received; null of everything else. */
  readonly paymentForm: string | null;
  /** When that money was received, ISO 8601 UTC. */
  readonly receivedAt: string | null;
  /** ISO 8601 UTC. */
  readonly happenedAt: string;
}

/** Money that a company brought, as it was written: on credit a line for each debt that it pays, in a wallet one. */
export interface ReceivedMoney extends LedgerOwner {
  readonly ledger: 'credit' | 'wallet';
  readonly lines: readonly LedgerMovement[];
}

/** What else is written of received money, in its transaction. Throws ValidationError where it cannot be. */
export type MoneyListener = (tx: Tx, money: ReceivedMoney) => Promise<void>;

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
  /** Takes back (part of) a charge: what was canceled or returned. What the company had paid of it already goes to its wallet. */
  refund(tx: Tx, command: LedgerCommand): Promise<readonly LedgerMovement[]>;
  /**
   * Makes the line tell of a document (an invoice's payment, a credit note) what counts of it: `amount` while it is in force, '0.00' once it
   * is refused or cancelled. Writes the difference to what was written for the source before, at most what its debt and the line still owe.
   */
  settle(tx: Tx, command: SettleCommand): Promise<void>;
  /**
   * Writes a payment of the company to its line, to its oldest debts first: a line for each. More than is owed is refused. Answers what was
   * written together, with the balance after it.
   */
  deposit(tx: Tx, command: LedgerCommand): Promise<LedgerDeposit>;
  /** Locks a company's line until the transaction ends. Whoever locks invoices too locks the line first, or two wait for each other. */
  lock(tx: Tx, owner: LedgerOwner): Promise<void>;
  /** Lists the lines that deposits wrote to a debt, the oldest first. In a transaction pass its knex. */
  depositsOf(knex: Knex, owner: LedgerOwner, appliedTo: string): Promise<readonly LedgerMovement[]>;
  /** Returns what is still owed of a debt; '0.00' where nothing is known of it. In a transaction pass its knex. */
  openOf(knex: Knex, owner: LedgerOwner, appliedTo: string): Promise<string>;
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
  /** Lets a plugin to the right write what follows from received money (its documents) in the transaction that writes it. */
  onMoney(listener: MoneyListener): void;
}

export interface MovementPage {
  readonly rows: readonly LedgerMovement[];
  readonly total: number;
}

/** Money that was received for a wallet, what is left of it, and the charges that used it. Amounts have two decimals. */
export interface WalletLot {
  readonly money: LedgerMovement;
  readonly left: string;
  readonly used: readonly { readonly source: LedgerSource; readonly amount: string }[];
}

/** Electronic wallets, with the same promises. */
export interface WalletService {
  available(companyId: number, currency: Currency): Promise<WalletStatus>;
  /** Pays from the wallet. Throws ValidationError when it holds too little. Repeats answer the first movement, with another amount or note they are refused. */
  charge(tx: Tx, command: LedgerCommand): Promise<LedgerMovement>;
  /** Gives back what was paid from it, or what the house owes the company. */
  refund(tx: Tx, command: LedgerCommand): Promise<LedgerMovement>;
  /** Adds money that was received before anything was bought with it: a payment in advance. */
  deposit(tx: Tx, command: LedgerCommand): Promise<LedgerDeposit>;
  /** Adds what the house gives: a reward, a bonus. No money was received. */
  bonus(tx: Tx, command: LedgerCommand): Promise<LedgerDeposit>;
  movements(owner: LedgerOwner, page: MovementRange): Promise<MovementPage>;
  /** Tells what became of the money that a wallet received, the oldest first; bonuses are none. In a transaction pass its knex. */
  lots(knex: Knex, owner: LedgerOwner): Promise<readonly WalletLot[]>;
  /** Finds whose a line of a wallet is; null where there is none. In a transaction pass its knex. */
  ownerOf(knex: Knex, movementId: number): Promise<LedgerOwner | null>;
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
