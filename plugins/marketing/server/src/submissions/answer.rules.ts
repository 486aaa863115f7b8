import type { FieldError } from '@mayorista/kernel';

/** A field of a landing's form. */
export interface FormField {
  readonly label: string;
  readonly field_type: string;
  readonly is_required: boolean;
  readonly options: readonly string[];
}

export interface Answered {
  readonly label: string;
  readonly value: string;
}

const longest: Readonly<Record<string, number>> = { long_text: 2_000, email: 160 };
const shortText = 200;

/** Answers by the field's place in the form, '0' first: what is wrong with them, keyed `answers.{place}`. */
export function refusalsOf(fields: readonly FormField[], answers: Readonly<Record<string, string>>): FieldError[] {
  return fields.flatMap((field, place) => {
    const refusal = refusalOf(field, answers[place] ?? '');
    return refusal === null ? [] : [{ ...refusal, field: `answers.${place}` }];
  });
}

function refusalOf({ field_type: type, is_required, options }: FormField, value: string): FieldError | null {
  if (value === '') return is_required ? { code: 'answer_required' } : null;
  const max = longest[type] ?? shortText;
  if (value.length > max) return { code: 'too_long', params: { max } };
  if (type === 'email' && !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value)) return { code: 'not_an_email' };
  if (type === 'phone' && digitsOf(value).length !== 10) return { code: 'phone_invalid' };
  if (type === 'options' && !options.includes(value)) return { code: 'not_an_option' };
  return null;
}

/** Ten digits, whatever is written between them; Mexico's code in front is left out. */
const digitsOf = (value: string): string => value.replace(/\D/g, '').replace(/^(?:52)(?=\d{10}$)/, '');

/** What was answered, with the question beside it: the form may change later. */
export const answered = (fields: readonly FormField[], answers: Readonly<Record<string, string>>): Answered[] =>
  fields.flatMap(({ label }, place) => {
    const value = answers[place] ?? '';
    return value === '' ? [] : [{ label, value }];
  });

export const summaryOf = (given: readonly Answered[]): string =>
  given.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** The first field of mail with an answer, for the list. */
export function emailOf(fields: readonly FormField[], answers: Readonly<Record<string, string>>): string | null {
  const place = fields.findIndex(({ field_type }, index) => field_type === 'email' && (answers[index] ?? '') !== '');
  return place === -1 ? null : (answers[place] ?? null);
}
