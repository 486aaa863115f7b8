import {
  addDays,
  decimal,
  holdsLink,
  roundToCents,
  type Actor,
  type FieldError,
  type PlainDate,
} from '@mayorista/kernel';
import { MOST_VALID_DAYS, VALID_DAYS } from '../../../shared/terms';
import type { QuotationLine, QuotationRow } from './quotation.types';

type Terms = Pick<QuotationRow, 'valid_to'>;

/** Tells whether the last day on which a quotation holds (America/Mexico_City) is over. */
export const isOver = ({ valid_to: validTo }: Terms, today: PlainDate): boolean => validTo !== null && today > validTo;

/** Refuses what is answered after the quotation's last day. */
export const judgeHeld = (quotation: Terms, today: PlainDate): FieldError[] =>
  isOver(quotation, today) ? [{ code: 'quotation_expired', params: { day: String(quotation.valid_to) } }] : [];

/** Refuses a last day before today, and one so late that prices and exchange rate would be held for too long. */
export function judgeValidTo(validTo: PlainDate | null, today: PlainDate, isMadeByBuyer: boolean): FieldError[] {
  if (validTo === null) return [];
  if (validTo < today) return [{ code: 'valid_to_past', field: 'valid_to' }];
  const last = addDays(today, isMadeByBuyer ? VALID_DAYS : MOST_VALID_DAYS);
  return validTo > last ? [{ code: 'valid_to_too_late', field: 'valid_to', params: { day: last } }] : [];
}

/** Refuses a buyer's words that lead elsewhere: the paper goes to whatever address they type, from the house. */
export const judgeWords = (
  words: Pick<QuotationRow, 'note' | 'contact_name'>,
  isWrittenByBuyer: boolean,
): FieldError[] =>
  (['note', 'contact_name'] as const).flatMap((field) =>
    isWrittenByBuyer && holdsLink(words[field] ?? '') ? [{ code: 'text_with_link', field }] : [],
  );

/** Refuses discounts of who may not grant any, and those without a reason. */
export const judgeDiscounts = (
  lines: readonly Pick<QuotationLine, 'discount_percent' | 'discount_reason'>[],
  mayGrant: boolean,
): FieldError[] =>
  lines.flatMap(({ discount_percent: percent, discount_reason: reason }, at) => {
    if (percent === null) return [];
    if (!mayGrant) return [{ code: 'discount_not_allowed', field: `lines.${at}.discount_percent` }];
    return reason === null ? [{ code: 'discount_without_reason', field: `lines.${at}.discount_reason` }] : [];
  });

type Owned = Pick<QuotationRow, 'company_id' | 'user_id' | 'is_secondary' | 'is_house'>;

/** Tells whether an actor is the buyer of a quotation, who answers it: of its company, and of a secondary user's that person alone. */
export const answers = (quotation: Owned, { companyId, id }: Pick<Actor, 'companyId' | 'id'>): boolean =>
  companyId !== null && quotation.company_id === companyId && (!quotation.is_secondary || quotation.user_id === id);

/** Tells whether an actor prepares versions of a quotation: the house, or the buyer while the house has no part in it. */
export const prepares = (quotation: Owned, actor: Pick<Actor, 'companyId' | 'id'>): boolean =>
  actor.companyId === null || (!quotation.is_house && answers(quotation, actor));

/** Returns what a line comes to, rounded to the cent: the unit price is rounded already. */
export const lineSubtotal = (quantity: number, unitPrice: string): string =>
  roundToCents(decimal(unitPrice).times(quantity));
