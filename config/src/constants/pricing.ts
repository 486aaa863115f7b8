/** One grade of refurbished equipment. */
export interface ConditionGrade {
  readonly grade: string;
  /** Percentage off the list price. */
  readonly discount: number;
  /** 0: sold without warranty. */
  readonly warrantyMonths: number;
}

/** Months that the house covers a new piece whose product says none of its own (house policy; the product's own are its maker's). */
export const NEW_PIECE_WARRANTY_MONTHS = 12;

/** Condition grades of refurbished equipment, the best first (storefront 3). Their texts are content that staff edit. */
export const CONDITION_GRADES = [
  { grade: 'MALTRATADO', discount: 5, warrantyMonths: 12 },
  { grade: 'NUEVO', discount: 10, warrantyMonths: 12 },
  { grade: 'AAA', discount: 20, warrantyMonths: 12 },
  { grade: 'A', discount: 40, warrantyMonths: 12 },
  { grade: 'B', discount: 45, warrantyMonths: 6 },
  { grade: 'C', discount: 50, warrantyMonths: 0 },
  { grade: 'D', discount: 60, warrantyMonths: 0 },
  { grade: 'E', discount: 95, warrantyMonths: 0 },
] as const satisfies readonly ConditionGrade[];
