export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type SearchDocument = Record<string, Json>;

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of an attribute; a dotted name goes into objects. `undefined` when the document has it not. */
export function valueAt(document: SearchDocument, attribute: string): Json | undefined {
  if (Object.hasOwn(document, attribute)) return document[attribute];
  if (!attribute.includes('.')) return undefined;
  let value: Json | undefined = document;
  for (const key of attribute.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** The texts of a value, in order: of a list or an object, those inside. Numbers and booleans are words too. */
export function textsOf(value: Json | undefined): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object') return [String(value)];
  return Object.values(value).flatMap((item) => textsOf(item));
}
