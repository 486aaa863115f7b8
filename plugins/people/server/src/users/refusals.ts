import { ValidationError, type FieldError } from '@mayorista/kernel';

/** Runs what may refuse, and returns its refusals, so that those of several parts are told at once. Other errors pass. */
export async function refusalsOf(work: () => Promise<unknown>): Promise<readonly FieldError[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.refusals;
    throw error;
  }
}

const ofPerson = new Set([
  'name',
  'paternal_surname',
  'maternal_surname',
  'birthdate',
  'weight',
  'height',
  'gender',
  'blood_type_id',
  'rfc',
  'curp',
  'nss',
  'photo',
]);

/** Prefixes the keys of a user's errors: `data.person.name`, `data.telephones.0.number` (spec people-and-crm 5). */
const asUserErrors = (refusals: readonly FieldError[]): FieldError[] =>
  refusals.map((refusal) => {
    const { field = '_general' } = refusal;
    if (field === '_general') return refusal;
    const path = ofPerson.has(field) ? `person.${field}` : field;
    return { ...refusal, field: `data.${path}` };
  });

/** Runs a call of a user; its refusals carry the keys of the form. */
export async function withUserErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError(asUserErrors(error.refusals), error.extra);
  }
}
