import type { PlainDate, FieldError } from '@mayorista/kernel';
import type { CandidateOf } from '@mayorista/kernel/shape';
import type { supplierPriceAgreement } from '../../../shared/supplier-price-agreement.shape';

type Candidate = CandidateOf<typeof supplierPriceAgreement>;

/** The days of an agreement, both included. */
type Days = Pick<Candidate, 'valid_from' | 'valid_to'>;

/** A product's line in an active agreement of the same supplier. */
export interface AgreedElsewhere extends Days {
  readonly agreement_id: number;
  readonly product_id: number;
}

/** What decides, besides the agreement itself, whether it may be activated. */
export interface Activation {
  readonly elsewhere: readonly AgreedElsewhere[];
  readonly today: PlainDate;
}

const overlap = (one: Days, other: Days): boolean =>
  one.valid_from <= other.valid_to && other.valid_from <= one.valid_to;

/** Refuses days in the wrong order. */
export const judgeDays = ({ valid_from: from, valid_to: to }: Days): FieldError[] =>
  to < from ? [{ code: 'agreement_days_crossed', field: 'valid_to' }] : [];

/** Lists why an agreement cannot be activated: no lines, days that are over, products with a price in another active agreement of the supplier on some of its days. */
export function judgeActivation(agreement: Candidate, { elsewhere, today }: Activation): FieldError[] {
  return [
    ...(agreement.lines.length > 0 ? [] : [{ code: 'agreement_without_lines', field: 'lines' }]),
    ...(agreement.valid_to >= today ? [] : [{ code: 'agreement_expired', field: 'valid_to' }]),
    ...agreement.lines.flatMap(({ product_id: id }, index): FieldError[] => {
      const other = elsewhere.find((each) => each.product_id === id && overlap(agreement, each));
      if (other === undefined) return [];
      const params = { id: other.agreement_id, from: other.valid_from, to: other.valid_to };
      return [{ code: 'agreement_overlaps', field: `lines.${index}.product_id`, params }];
    }),
  ];
}
