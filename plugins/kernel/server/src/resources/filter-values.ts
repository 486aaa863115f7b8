import type { Refusal } from '../errors/refusal';
import type { Where } from './resource.types';

export type Attributes = Readonly<Record<string, { readonly type?: string }>>;

const largestInteger = 2_147_483_647;
const numeric = new Set(['integer', 'biginteger', 'decimal', 'float']);
const dated = new Set(['date', 'datetime', 'time', 'timestamp']);
const textOperators = new Set(['$contains', '$containsi', '$startsWith', '$eqi']);

/**
 * What a condition asks of a column that cannot hold it: letters of a number, a pattern of a flag. PostgreSQL refuses such
 * a query and Strapi throws on it, which would be a defect's 500 instead of a 422 on the field.
 */
export function wrongValues(attributes: Attributes, where: Where, prefix: string): Refusal[] {
  return Object.entries(where).flatMap(([name, condition]) => {
    if (name === '$and' || name === '$or') return [condition].flat().flatMap((each) => wrongValues(attributes, each as Where, prefix));
    const type = name === 'id' ? 'integer' : (attributes[name]?.type ?? 'string');
    const isWrong = isObject(condition) ? Object.entries(condition).some(([operator, value]) => isWrongUnder(operator, value, type)) : !holds(type, condition);
    return isWrong ? [{ code: 'invalid', field: `${prefix}${name}` }] : [];
  });
}

function isWrongUnder(operator: string, value: unknown, type: string): boolean {
  if (operator === '$null' || operator === '$notNull') return !isFlag(value);
  if (operator === 'id') return isObject(value) ? Object.entries(value).some(([inner, each]) => isWrongUnder(inner, each, 'integer')) : !holds('integer', value);
  if (textOperators.has(operator)) return numeric.has(type) || dated.has(type) || type === 'boolean' || typeof value !== 'string' || !holds('string', value);
  if (operator === '$in' || operator === '$notIn') return ![value].flat().every((each) => holds(type, each));
  return !holds(type, value);
}

function holds(type: string, value: unknown): boolean {
  if (value === null) return true;
  if (typeof value === 'object' || value === undefined) return false;
  if (type === 'integer' || type === 'relation' || type === 'media') return isWhole(value) && Math.abs(Number(value)) <= largestInteger;
  if (type === 'biginteger') return isWhole(value);
  if (numeric.has(type)) return String(value).trim() !== '' && Number.isFinite(Number(value));
  if (type === 'boolean') return isFlag(value);
  if (dated.has(type)) return type === 'time' ? /^\d{2}:\d{2}/.test(String(value)) : !Number.isNaN(Date.parse(String(value)));
  // PostgreSQL has no character of code zero.
  return !String(value).includes('\u0000');
}

const isWhole = (value: unknown): boolean => /^-?\d{1,19}$/.test(String(value));
const isFlag = (value: unknown): boolean => ['true', 'false', '1', '0', 't', 'f'].includes(String(value).toLowerCase());
const isObject = (value: unknown): value is Where => typeof value === 'object' && value !== null && !Array.isArray(value);
