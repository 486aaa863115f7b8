import type { Actor, Currency, FieldError, Money, PlainDate } from '@mayorista/kernel';
import type { DeliveryMethod } from './shared/methods';

export type { DeliveryMethod } from './shared/methods';

/** What a delivery's cost is decided on. */
export interface ShippingQuestion {
  readonly method: DeliveryMethod;
  /** Postal code where the goods are handed over; null while it is not chosen. */
  readonly zipCode: string | null;
  readonly carrierId: number | null;
  /** The merchandise alone, before IVA, with its currency. */
  readonly merchandise: Money;
  /** Pesos for one dollar, for thresholds in pesos and rates in the other currency. */
  readonly exchangeRate: string;
}

/** One reason why a delivery costs what it costs, in Spanish, in the order in which they were judged. */
export interface ShippingReason {
  readonly rule: 'branch_pickup' | 'rate' | 'free_from' | 'exchange_rate' | 'agreed' | 'waived';
  readonly label: string;
}

/** What a delivery costs, before IVA, in the currency of the merchandise. */
export interface ShippingCost {
  readonly amount: string;
  readonly currency: Currency;
  readonly reasons: readonly ShippingReason[];
  /** The rate that decided; null for a pick-up. */
  readonly rateId: number | null;
  /** Days from the order being ready until the goods are there, the fewest and the most. */
  readonly days: { readonly least: number; readonly most: number };
}

export interface ShippingCostService {
  /** Answers what a delivery costs by the rates in force, in the open transaction where there is one; field errors when nobody delivers there that way. */
  quote(question: ShippingQuestion): Promise<ShippingCost | readonly FieldError[]>;
}

/** A carrier that a buyer may choose. */
export interface Carrier {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** A carrier's counter where goods are collected. */
export interface DeliveryOffice {
  readonly id: number;
  readonly carrierId: number;
  readonly carrierName: string | null;
  readonly name: string;
  readonly address: string;
  readonly zipCode: string;
  readonly telephone: string | null;
  readonly openingHours: string | null;
  /** Whether it serves the postal code that was asked for; null when none was. */
  readonly hasCoverage: boolean | null;
}

export interface DeliveryOptionService {
  /** Active carriers by name. */
  carriers(): Promise<readonly Carrier[]>;
  /** Finds an active carrier; null when there is none. In the open transaction where there is one. */
  findCarrier(id: number): Promise<Carrier | null>;
  /** Active offices; those that cover the postal code first, then by name. */
  offices(zipCode: string | null): Promise<readonly DeliveryOffice[]>;
  /** Finds an active office; null when there is none. In the open transaction where there is one. */
  findOffice(id: number): Promise<DeliveryOffice | null>;
}

/** A package on its way, as the house knows it. */
export interface TrackedPackage {
  readonly trackingNumber: string;
  readonly carrierId: number | null;
  /** When the house handed it over, ISO 8601 UTC; null while it did not. */
  readonly handedOverAt: string | null;
}

/** Where a package is: told by its carrier, or `unknown` where nobody tells. */
export type PackageState = 'unknown' | 'pre_transit' | 'transit' | 'delivered' | 'failure';

/** One step of a package's way, as its carrier tells it. */
export interface PackageStep {
  /** The carrier's own time, ISO 8601; without an offset where it gives none. */
  readonly at: string;
  readonly state: PackageState;
  readonly text: string;
  readonly place: string | null;
}

/** A package's way, the newest step first. */
export interface PackageWay {
  readonly state: PackageState;
  readonly steps: readonly PackageStep[];
  readonly estimatedAt: string | null;
}

/** Finds a package that an actor may follow; null when it is none of theirs. */
export type PackageFinder = (actor: Actor, trackingNumber: string) => Promise<TrackedPackage | null>;

export interface TrackingService {
  /** Says whose packages may be followed: a plugin to the right adds its own at start. */
  addPackages(find: PackageFinder): void;
}

/** When pieces are there: the day they are ready, and the days of a delivery's way on top. */
export interface DeliveryWindow {
  readonly readyOn: PlainDate;
  readonly from: PlainDate;
  readonly to: PlainDate;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'shipping.costs': ShippingCostService;
    'shipping.options': DeliveryOptionService;
    'shipping.tracking': TrackingService;
    'shipping.demo': { load(): Promise<void> };
  }
}
