import type { ZodError, ZodType, z } from 'zod';
import { ValidationError, type FieldError } from './refusal';

type Issue = ZodError['issues'][number];

const bySize = (issue: { origin?: string }, text: string, number: string): string =>
  issue.origin === 'string' ? text : number;

/** The house's code for a zod issue; a schema's own message wins when it is one of our codes (snake_case). */
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

/** A number made of what was not given is none (NaN): whether it was given is asked of the input itself. */
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

/** Every zod issue of `given` as a refusal on its dotted field. */
export function zodFieldErrors(error: ZodError, given: unknown, prefix = ''): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = [prefix, ...issue.path.map(String)].filter((part) => part !== '').join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ code: 'unknown_field', field: [path, key].filter(Boolean).join('.') }));
    }
    return [{ ...codeOf(issue, given), field: path === '' ? '_general' : path }];
  });
}

/** Parses input or throws ValidationError with every reason, keyed by field. */
export function parseInput<S extends ZodType>(schema: S, input: unknown, prefix = ''): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw new ValidationError(zodFieldErrors(result.error, input, prefix));
  return result.data;
}
