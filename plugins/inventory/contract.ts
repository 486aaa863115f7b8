import type { Actor, PlainDate, Tx } from '@mayorista/kernel';
import type { AudienceKind } from '@mayorista/companies/contract';
import type { Knex } from 'knex';
import type { FiscalPlace } from '@mayorista/config';

/** New stock is grade 'Stock'; the others are the condition grades of refurbished equipment. */
export type Grade = 'Stock' | 'MALTRATADO' | 'NUEVO' | 'AAA' | 'A' | 'B' | 'C' | 'D' | 'E';

export interface StockLine {
  readonly productId: number;
  readonly branchId: number;
  readonly grade: Grade;
  /** Pieces, positive. */
  readonly quantity: number;
}

/** Who holds a reservation, e.g. { type: 'cart', id: '12' }. */
export interface Holder {
  readonly type: string;
  readonly id: string;
}

/** Why stock changed, for the ledger. */
export interface Cause {
  readonly cause: string;
  readonly referenceType: string;
  readonly referenceId: string;
  readonly actorName: string;
}

/** What those that hold stock or moved it are called, by id, for whoever keeps the stock; who has no name is left out. */
export type ReferenceNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Stock by product, branch and grade. Licences and other services lie on no shelf: they are neither held nor taken, and never short. Every write belongs to the caller's transaction and locks rows in key order.
 */
export interface StockService {
  /** Pieces free to sell of new stock by product id, in one branch or in all. */
  available(productIds: readonly number[], branchId: number | null): Promise<ReadonlyMap<number, number>>;
  /** Free pieces of new stock by branch id, of each product. */
  availableByBranch(productIds: readonly number[]): Promise<ReadonlyMap<number, Readonly<Record<string, number>>>>;
  /** Holds all lines until `expiresAt`, replacing what the holder held. ValidationError per line when a branch has too few. */
  reserve(tx: Tx, holder: Holder, lines: readonly StockLine[], expiresAt: Date): Promise<void>;
  /** Lets go of what a holder holds; harmless when it holds nothing. */
  release(tx: Tx, holder: Holder): Promise<void>;
  /** Turns a holder's lines into sold pieces: what it held is used first, the rest is taken from what is free, or refused. */
  take(tx: Tx, holder: Holder, lines: readonly StockLine[], cause: Cause): Promise<void>;
  /** Puts sold pieces back where they were taken from. */
  giveBack(tx: Tx, lines: readonly StockLine[], cause: Cause): Promise<void>;
  /** Which of these products have no pieces at all: services. */
  unstocked(productIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Adds pieces (negative takes away), with its cause in the ledger. Returns the new balance. */
  adjust(tx: Tx, line: Omit<StockLine, 'quantity'> & { readonly delta: number }, cause: Cause): Promise<number>;
  /** Says what holders and causes of a type are called; of several names for one the first added counts. Called at start. */
  nameReferences(type: string, names: ReferenceNames): void;
}

export interface BranchProfile {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly isVirtual: boolean;
  readonly isPickupPoint: boolean;
  /** How long pieces travel to it from any other branch, in days of the calendar. */
  readonly transferDays: number;
  readonly address: string;
  readonly zipCode: string | null;
  /** Where its postal code lies to the tax authority: what it issues is dated and taxed by it. */
  readonly place: FiscalPlace;
  readonly telephone: string | null;
  readonly openingHours: string | null;
}

export interface BranchService {
  /** Active branches in the house's order. */
  list(): Promise<readonly BranchProfile[]>;
  /** Finds an active branch, some seconds old at most; inside a transaction as it is now. */
  find(id: number): Promise<BranchProfile | null>;
  /** The branch a person buys from: their own, else their company's; null for whoever has none. */
  ofBuyer(actor: Actor): Promise<number | null>;
}

/** A condition grade that is sold, with its texts in one locale. */
export interface GradeProfile {
  readonly grade: Exclude<Grade, 'Stock'>;
  readonly name: string;
  readonly description: string;
  readonly warrantyText: string | null;
  /** 0: sold without warranty. */
  readonly warrantyMonths: number;
  /** Percent off the list price, which replaces every promo. */
  readonly discount: string;
}

/** Pieces of one condition grade in one branch that may still be sold. */
export interface GradedPieces {
  readonly productId: number;
  readonly branchId: number;
  readonly grade: GradeProfile['grade'];
  readonly quantity: number;
}

export interface GradeService {
  /** Grades that are sold, the best first. */
  list(locale?: string): Promise<readonly GradeProfile[]>;
  /** Whether an audience may see and buy refurbished pieces: never visitors nor secondary users. */
  isShownTo(kind: AudienceKind): boolean;
  /** Refurbished pieces that may still be sold of these products; shelves without any are left out. In a transaction pass its knex. */
  piecesOf(knex: Knex, productIds: readonly number[]): Promise<readonly GradedPieces[]>;
  /** Reads the percents off by grade, in the open transaction where there is one: what an order is written with. */
  percents(): Promise<ReadonlyMap<Grade, string>>;
  /**
   * Months that a piece is covered: new ones as their product says, others as their grade does, sold or not any more. In a transaction pass
   * its knex. Null for a product that does not exist.
   */
  warrantyMonths(knex: Knex, piece: { readonly productId: number; readonly grade: Grade }): Promise<number | null>;
}

export interface Alternative {
  readonly productId: number;
  /** Chosen by staff: always before the others. */
  readonly isPinned: boolean;
  /** Codes of key characteristics whose value is the product's own. */
  readonly matchingValues: readonly string[];
}

export interface AlternativeService {
  /** What can be delivered at once instead of a product, the best first, at most 12; `branchId` null looks at all branches. */
  find(productId: number, branchId: number | null): Promise<readonly Alternative[]>;
}

export interface RotationService {
  /** Average pieces sold in a month by product, over the last 90 days, in one branch or in all; products that sold none are left out. */
  monthlyIn(branchId: number | null, productIds?: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** Pieces of a product that are wanted. */
export interface SupplyWish {
  readonly productId: number;
  readonly grade: Grade;
  readonly quantity: number;
}

/** Where wanted pieces may come from: the branch alone, other warehouses too, or what must still arrive as well. */
export type SupplySource = 'branch' | 'warehouses' | 'backorder';

/** Pieces that are on a shelf now, and the day on which the branch can hand them over, in America/Mexico_City. */
export interface SupplyPart {
  readonly branchId: number;
  readonly quantity: number;
  readonly promisedOn: PlainDate;
}

/** How one wish is met. `parts` and `waiting` come to its quantity. */
export interface SupplyPlan {
  readonly parts: readonly SupplyPart[];
  /** Pieces that are on no shelf that was asked. */
  readonly waiting: number;
  /** The day on which all that waits is there; null when it must be ordered first. */
  readonly waitingUntil: PlainDate | null;
}

export interface SupplyQuestion {
  readonly wishes: readonly SupplyWish[];
  /** The branch that sells: its own shelves come first, and promises are counted to it. */
  readonly branchId: number;
  readonly from: SupplySource;
}

/** Says from which warehouse each piece comes and when (design 5, Promise date). Services have one part, in the branch, today. */
export interface SupplyService {
  /** Plans in the order of the wishes; what the holder itself holds counts as free. For who only looks. */
  plan(question: SupplyQuestion, holder?: Holder): Promise<readonly SupplyPlan[]>;
  /** The same with all shelves of these products locked in key order until the transaction ends. */
  planIn(tx: Tx, question: SupplyQuestion, holder: Holder): Promise<readonly SupplyPlan[]>;
}

/** A piece with its serial number. */
export interface SerialPiece {
  readonly productId: number;
  readonly branchId: number;
  readonly grade: Grade;
  /** In capitals. */
  readonly serial: string;
  readonly state: 'in_stock' | 'shipped' | 'retired';
}

/** Serial numbers of pieces. All writes belong to the caller's transaction. */
export interface SerialService {
  /** Pieces that carry some serial numbers, of whatever products. In a transaction pass its knex. */
  find(knex: Knex, serials: readonly string[]): Promise<readonly SerialPiece[]>;
  /** The same, locked until the transaction ends. */
  lock(tx: Tx, serials: readonly string[]): Promise<readonly SerialPiece[]>;
  /** Which of these products have pieces that were written down when they arrived: others' are first written down when they leave. */
  registered(knex: Knex, productIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Lets pieces leave with a holder; those that are not known yet are written down first. */
  ship(
    tx: Tx,
    pieces: readonly Omit<SerialPiece, 'state'>[],
    holder: Holder & { readonly name: string; readonly actorName: string },
  ): Promise<void>;
  /** Takes a piece back into a grade on a shelf; false when it never left. */
  takeBack(tx: Tx, piece: Omit<SerialPiece, 'state'>): Promise<boolean>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'inventory.stock': StockService;
    'inventory.branches': BranchService;
    'inventory.grades': GradeService;
    'inventory.serials': SerialService;
    'inventory.alternatives': AlternativeService;
    'inventory.supply': SupplyService;
    'inventory.rotation': RotationService;
    'inventory.demo': { load(): Promise<void> };
  }
}
