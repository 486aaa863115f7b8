/** A discount that an authorised person granted beside the price list (design 5, Price). */
export interface SpecialDiscount {
  /** Above 0 and at most 100, up to two decimals: off the unit price. */
  readonly percent: string;
  readonly reason: string;
  readonly authorisedById: number;
  readonly authorisedBy: string;
}

export interface PlacedOrder {
  readonly id: number;
  readonly folio: string;
  /** False when the source had already been completed: the order is the earlier one. */
  readonly isNew: boolean;
}
