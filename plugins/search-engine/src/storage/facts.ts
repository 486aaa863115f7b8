import { foldForFilter } from '../text/fold';
import type { Layout } from './layout';
import { valueAt, type Json, type SearchDocument } from './values';

export type FactValue = string | number | Buffer | null;

/** Markers of values that are no scalar, in the `v` columns. */
const NULL_MARK = Buffer.from([0]);
const EMPTY_LIST_MARK = Buffer.from([1]);
const EMPTY_OBJECT_MARK = Buffer.from([2]);
const LIST_MARK = Buffer.from([3]);

interface ListValue {
  attribute: number;
  norm: string | number;
  raw: string | number;
}

export interface Facts {
  /** v0, n0, v1, n1... in the order of the layout. */
  columns: FactValue[];
  lists: ListValue[];
}

/** What a document can be filtered, counted and sorted by. */
export function factsOf(document: SearchDocument, layout: Layout): Facts {
  const columns: FactValue[] = [];
  const lists: ListValue[] = [];
  for (const [attribute, name] of layout.facts.entries()) {
    const value = valueAt(document, name);
    columns.push(rawFact(value), scalarNorm(value) ?? null);
    if (Array.isArray(value)) lists.push(...listValues(value, attribute));
  }
  return { columns, lists };
}

function listValues(items: Json[], attribute: number): ListValue[] {
  const values = new Map<string | number, ListValue>();
  for (const item of items) {
    const norm = scalarNorm(item);
    const raw = rawFact(item);
    if (norm === undefined || raw === null || typeof raw === 'object' || values.has(norm)) continue;
    values.set(norm, { attribute, norm, raw });
  }
  return [...values.values()];
}

function rawFact(value: Json | undefined): FactValue {
  if (value === undefined) return null;
  if (value === null) return NULL_MARK;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length === 0 ? EMPTY_LIST_MARK : LIST_MARK;
  return Object.keys(value).length === 0 ? EMPTY_OBJECT_MARK : LIST_MARK;
}

function scalarNorm(value: Json | undefined): string | number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? foldForFilter(value) : undefined;
}
