import type { Json, SearchDocument } from '../storage/values';
import { tokensOf } from '../text/tokens';
import { matchedSpans, type Needles, type Span } from './matched-spans';
import type { SearchQuery } from './search-query';

export interface MatchPosition {
  start: number;
  length: number;
  /** Places in the lists around the text, outermost first. */
  indices?: number[];
}

const selects = (names: string[], attribute: string): boolean => names.includes('*') || names.includes(attribute);

/** The length asked for one attribute to crop ('name:20'), or that of the query; undefined when it is not cropped. */
function cropLengthOf({ attributesToCrop, cropLength }: SearchQuery, attribute: string): number | undefined {
  for (const item of attributesToCrop) {
    const [name = '', length] = item.split(':');
    if (name !== '*' && name !== attribute) continue;
    return length !== undefined && /^\d+$/.test(length) ? Number(length) : cropLength;
  }
  return undefined;
}

/** A copy of a document, given away to be changed: numbers as texts, with its matches marked, accents and capitals kept, long texts cropped around the first match. */
export function formatted(document: SearchDocument, query: SearchQuery, needles: Needles): SearchDocument {
  for (const attribute of Object.keys(document)) {
    const isMarked = selects(query.attributesToHighlight, attribute);
    const length = query.attributesToCrop.length === 0 ? undefined : cropLengthOf(query, attribute);
    if (!isMarked && length === undefined) {
      document[attribute] = mapTexts(document[attribute] ?? null, (text) => text);
      continue;
    }
    document[attribute] = mapTexts(document[attribute] ?? null, (text) =>
      markedText(text, needles, query, { isMarked, length }),
    );
  }
  return document;
}

function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'number') return change(String(value));
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

interface Marking {
  isMarked: boolean;
  length?: number;
}

function markedText(text: string, needles: Needles, query: SearchQuery, { isMarked, length }: Marking): string {
  const spans = matchedSpans(text, needles);
  const { start, end } = length === undefined ? { start: 0, end: text.length } : cropBounds(text, spans[0], length);
  let result = start > 0 ? query.cropMarker : '';
  let at = start;
  for (const span of isMarked ? spans : []) {
    if (span.start < start || span.end > end) continue;
    result +=
      text.slice(at, span.start) + query.highlightPreTag + text.slice(span.start, span.end) + query.highlightPostTag;
    at = span.end;
  }
  return result + text.slice(at, end) + (end < text.length ? query.cropMarker : '');
}

/** So many words of a text, with the first match among them. */
function cropBounds(text: string, match: Span | undefined, length: number): Span {
  const tokens = tokensOf(text);
  if (length === 0 || tokens.length <= length) return { start: 0, end: text.length };
  const matched = match === undefined ? 0 : tokens.findIndex(({ end }) => end >= match.start + 1);
  const first = Math.max(0, Math.min(matched - (length >> 1), tokens.length - length));
  const last = first + length - 1;
  return {
    start: first === 0 ? 0 : (tokens[first]?.start ?? 0),
    end: last === tokens.length - 1 ? text.length : (tokens[last]?.end ?? text.length),
  };
}

type Positions = Record<string, MatchPosition[]>;

/** A value, by which attribute it is reached and its places in the lists around it. */
interface Placed {
  attribute: string;
  value: Json;
  indices: number[];
}

/** Where the matches of each attribute are, in bytes of UTF-8 as the protocol has it; in a list, also in which of its items. */
export function matchPositions(document: SearchDocument, needles: Needles): Positions {
  const positions: Positions = {};
  for (const [attribute, value] of Object.entries(document))
    addPositions(positions, { attribute, value, indices: [] }, needles);
  return positions;
}

function addPositions(positions: Positions, { attribute, value, indices }: Placed, needles: Needles): void {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      addPositions(positions, { attribute, value: item, indices: [...indices, at] }, needles);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      addPositions(positions, { attribute: `${attribute}.${key}`, value: item, indices }, needles);
  } else if (typeof value === 'string') {
    const found = positionsIn(value, needles).map((place) => (indices.length === 0 ? place : { ...place, indices }));
    if (found.length > 0) positions[attribute] = [...(positions[attribute] ?? []), ...found];
  }
}

const positionsIn = (text: string, needles: Needles): MatchPosition[] =>
  matchedSpans(text, needles).map(({ start, end }) => ({
    start: Buffer.byteLength(text.slice(0, start)),
    length: Buffer.byteLength(text.slice(start, end)),
  }));
