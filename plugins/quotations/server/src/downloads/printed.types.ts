/** A line of a printed quotation. Amounts have two decimals. */
export interface PrintedLine {
  readonly model: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly subtotal: string;
}

/** All that a printed quotation says. */
export interface PrintedQuotation {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Who quotes: the house, or the distributor in an external quotation. */
  readonly seller: {
    readonly name: string;
    /** PNG or JPEG; null draws the house's own mark, unless the quotation is external. */
    readonly logo: Buffer | null;
    readonly isHouse: boolean;
    readonly lines: readonly string[];
  };
  readonly customer: readonly string[];
  readonly header: string | null;
  readonly lines: readonly PrintedLine[];
  readonly currency: 'MXN' | 'USD';
  readonly totals: readonly (readonly [label: string, amount: string])[];
  readonly footer: readonly string[];
}
