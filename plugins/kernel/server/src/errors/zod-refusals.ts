import type { ZodError, ZodType, z } from 'zod';
import { cutInput } from '../http/input-bounds';
import { ValidationError, type FieldError } from './refusal';

type Issue = ZodError['issues'][number];

const bySize = (issue: { origin?: string }, text: string, number: string): string =>
  issue.origin === 'string' ? text : number;

/** Returns the field error of a zod issue. A message of the schema that is a code of ours (snake_case) wins over the default code. */
function codeOf(issue: Issue, given: unknown): FieldError {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return { code: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { code: wrongType(issue, given) };
    case 'too_big':
      return { code: bySize(issue, 'too_long', 'too_big'), params: { max: Number(issue.maximum) } };
    case 'too_small':
      return tooSmall(issue, Number(issue.minimum));
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'not_an_email' : 'invalid' };
    case 'invalid_value':
      return { code: 'not_an_option' };
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    default:
      return { code: 'invalid' };
  }
}

/**
 * Returns 'required', 'not_a_number' or 'invalid'. Reads the input itself, because a missing number is coerced to NaN before it is
 * checked.
 */
function wrongType(issue: Extract<Issue, { code: 'invalid_type' }>, given: unknown): string {
  if (isMissing(issue) || (issue.path.length > 0 && isAbsent(given, issue.path))) return 'required';
  return issue.expected === 'number' ? 'not_a_number' : 'invalid';
}

const isMissing = (issue: Issue): boolean => issue.input === undefined || issue.message.includes('received undefined');

const isAbsent = (given: unknown, path: Issue['path']): boolean =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], given) ===
  undefined;

const tooSmall = (issue: { origin?: string }, min: number): FieldError =>
  issue.origin === 'string' && min === 1
    ? { code: 'required' }
    : { code: bySize(issue, 'too_short', 'too_small'), params: { min } };

/** Converts every zod issue of `given` to a field error on its dotted path. */
export function zodFieldErrors(error: ZodError, given: unknown): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path
      .map(String)
      .filter((part) => part !== '')
      .join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ code: 'unknown_field', field: [path, key].filter(Boolean).join('.') }));
    }
    return [{ ...codeOf(issue, given), field: path === '' ? '_general' : path }];
  });
}

/** Parses input. Throws ValidationError with every reason, keyed by field. */
export function parseInput<S extends ZodType>(schema: S, input: unknown, prefix = ''): z.output<S> {
  const { cut, refusals } = cutInput(schema, input);
  const result = schema.safeParse(cut, { reportInput: true });
  if (result.success && refusals.length === 0) return result.data;
  const told = new Set(refusals.map(({ field }) => field));
  const ofSchema = result.success ? [] : zodFieldErrors(result.error, cut);
  throw new ValidationError(
    bounded([...refusals, ...ofSchema.filter(({ field }) => !told.has(field) || field === '_general')]).map(
      (refusal) => (prefix === '' ? refusal : { ...refusal, field: prefixed(prefix, refusal.field) }),
    ),
  );
}

/** As many reasons as anybody reads, and how many more there are. */
const mostRefusals = 200;

const bounded = (refusals: readonly FieldError[]): readonly FieldError[] =>
  refusals.length <= mostRefusals
    ? refusals
    : [
        ...refusals.slice(0, mostRefusals),
        { code: 'more_refusals', field: '_general', params: { count: refusals.length - mostRefusals } },
      ];

const prefixed = (prefix: string, field: string | undefined): string =>
  field === undefined || field === '_general' ? prefix : `${prefix}.${field}`;
