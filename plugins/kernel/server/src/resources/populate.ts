import type { Core, UID } from '@strapi/strapi';
import { isHiddenIn } from '@mayorista/config';
import { throwIfAny, type FieldError } from '../errors/refusal';
import type { Actor } from '../permissions/actor';
import { isAllowed } from '../permissions/allowed.rules';
import type { BaseRow, Json, Resource } from './resource.types';

/**
 * Returns the relations named in Strapi's `populate` (`*`, a list or an object, one level deep) that are allowed; adds an error to
 * `refusals` for each other one.
 */
export function populated(given: unknown, allowed: readonly string[], refusals: FieldError[]): string[] {
  const names = namesOf(given);
  if (names.includes('*')) return [...allowed];
  refusals.push(
    ...names
      .filter((name) => !allowed.includes(name))
      .map((name) => ({ code: 'not_an_option', field: `populate.${name}` })),
  );
  return names.filter((name) => allowed.includes(name));
}

/** Returns the relations that a call for one record asks for. Throws ValidationError for those that the resource does not offer. */
export function populateAsked(given: unknown, { definition }: Resource): string[] {
  const refusals: FieldError[] = [];
  const names = populated(given, definition.populate ?? [], refusals);
  throwIfAny(refusals);
  return names;
}

function namesOf(given: unknown): string[] {
  if (given === undefined || given === '' || given === 'false') return [];
  if (given === true || given === 'true') return ['*'];
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return Object.keys(given);
  return [given].flat().flatMap((each) =>
    String(each)
      .split(',')
      .map((name) => name.trim()),
  );
}

type Shown = Readonly<Record<string, { readonly type: string; readonly target?: string; readonly private?: boolean }>>;

const plainTypes = new Set([
  'string',
  'text',
  'integer',
  'biginteger',
  'decimal',
  'float',
  'boolean',
  'date',
  'datetime',
  'enumeration',
  'uid',
]);

/** Adds the requested relations to a response, as the actor may read them; names that the resource itself returns stay as they are. */
export function withPopulated(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  answer: Json,
  { row, names, actor }: { row: BaseRow; names: readonly string[]; actor: Actor },
): Json {
  const attributes = strapi.contentType(uid).attributes as unknown as Shown;
  const added = names
    .filter((name) => !(name in answer))
    .map((name) => [name, related(strapi, actor, attributes[name], (row as unknown as Json)[name])] as const);
  return { ...Object.fromEntries(added), ...answer };
}

function related(strapi: Core.Strapi, actor: Actor, attribute: Shown[string] | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => related(strapi, actor, attribute, each));
  if (typeof value !== 'object' || value === null) return null;
  if (attribute?.type === 'media')
    return pick(value as Json, ['id', 'documentId', 'name', 'url', 'alternativeText', 'mime', 'width', 'height']);
  const uid = attribute?.target as UID.ContentType;
  const target = strapi.contentType(uid).attributes as unknown as Shown;
  const plain = Object.entries(target).flatMap(([name, { type, private: isPrivate }]) =>
    plainTypes.has(type) &&
    isPrivate !== true &&
    !isHiddenIn(uid, name, value as Json, (code) => isAllowed(actor, code))
      ? [name]
      : [],
  );
  return pick(value as Json, ['id', 'documentId', ...plain]);
}

const pick = (value: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.flatMap((name) => (name in value ? [[name, value[name]]] : [])));
