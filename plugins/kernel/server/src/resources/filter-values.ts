import type { FieldError } from '../errors/refusal';
import { dayText } from '../http/input.schema';
import type { Where } from './resource.types';

interface Attribute {
  readonly type?: string;
  /** The only values there are. */
  readonly allowed?: readonly string[];
}
export type Attributes = Readonly<Record<string, Attribute>>;

const largestInteger = 2_147_483_647;
const numeric = new Set(['integer', 'biginteger', 'decimal', 'float']);
const dated = new Set(['date', 'datetime', 'time', 'timestamp']);
const textOperators = new Set(['$contains', '$containsi', '$startsWith', '$eqi']);

/**
 * Lists the conditions whose value does not fit the column's type: letters for a number, a pattern for a flag. PostgreSQL or Strapi
 * would throw on such a query, a 500 instead of a 422 on the field.
 */
export function wrongValues(attributes: Attributes, where: Where, prefix: string): FieldError[] {
  return Object.entries(where).flatMap(([name, condition]) => {
    if (name === '$and' || name === '$or')
      return [condition].flat().flatMap((each) => wrongValues(attributes, each as Where, prefix));
    const type = name === 'id' ? 'integer' : (attributes[name]?.type ?? 'string');
    const isWrong = isObject(condition)
      ? Object.entries(condition).some(([operator, value]) => isWrongUnder(operator, value, type))
      : !holds(type, condition);
    const field = `${prefix}${name}`;
    if (isWrong) return [{ code: 'invalid', field }];
    return hasOptions(attributes[name]?.allowed, condition) ? [] : [{ code: 'not_an_option', field }];
  });
}

const comparing = new Set(['$eq', '$ne', '$in', '$notIn']);

/** Tells whether a condition compares with nothing but the options of its attribute; true where it has none. */
function hasOptions(options: readonly string[] | undefined, condition: unknown): boolean {
  if (options === undefined) return true;
  const compared = isObject(condition)
    ? Object.entries(condition).flatMap(([operator, value]) => (comparing.has(operator) ? value : []))
    : [condition];
  return compared.every((value) => value === null || options.includes(String(value)));
}

function isWrongUnder(operator: string, value: unknown, type: string): boolean {
  if (operator === '$null' || operator === '$notNull') return !isFlag(value);
  if (operator === 'id')
    return isObject(value)
      ? Object.entries(value).some(([inner, each]) => isWrongUnder(inner, each, 'integer'))
      : !holds('integer', value);
  if (textOperators.has(operator))
    return (
      numeric.has(type) || dated.has(type) || type === 'boolean' || typeof value !== 'string' || !holds('string', value)
    );
  if (operator === '$in' || operator === '$notIn') return ![value].flat().every((each) => holds(type, each));
  return !holds(type, value);
}

/**
 * Checks of a value by the type of its attribute. Types not listed here take any text without the character of code zero, which
 * PostgreSQL cannot store.
 */
const tests: Readonly<Record<string, (text: string) => boolean>> = {
  integer: isSmall,
  relation: isSmall,
  media: isSmall,
  biginteger: isWhole,
  decimal: isNumber,
  float: isNumber,
  boolean: (text) => isFlag(text),
  time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/.test(text),
  date: isMoment,
  datetime: isMoment,
  timestamp: isMoment,
};

function holds(type: string, value: unknown): boolean {
  if (value === null) return true;
  if (typeof value === 'object' || value === undefined) return false;
  return (tests[type] ?? ((text: string) => !text.includes('\u0000')))(String(value));
}

function isWhole(text: string): boolean {
  return /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
}
function isSmall(text: string): boolean {
  return isWhole(text) && Math.abs(Number(text)) <= largestInteger;
}
function isNumber(text: string): boolean {
  // As PostgreSQL reads numbers: JavaScript takes '0x10' and ' 5' as well.
  return /^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:e[+-]?\d{1,2})?$/i.test(text);
}
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ].{1,24})?$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  // JavaScript takes the 30th of February for the 2nd of March, PostgreSQL for no day.
  return dayText.safeParse(text.slice(0, 10)).success;
}
const isFlag = (value: unknown): boolean => ['true', 'false', '1', '0', 't', 'f'].includes(String(value).toLowerCase());
const isObject = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
