import type { Core } from '@strapi/strapi';
import { bookkeeping, nameFields } from '@mayorista/config';
import { fileUid, folderUid } from '../resources/file.uids';
import type { ReadAttribute, ReadableType } from './readable.types';

/** Strapi's word on what a user of the panel may do. */
export interface Ability {
  can(action: string, subject: string, field?: string): boolean;
}

const reading = 'plugin::content-manager.explorer.read';

/** Fields that Strapi shows of a user of the panel as author. */
const authors = new Set([
  'id',
  'documentId',
  'firstname',
  'lastname',
  'username',
  'preferedLanguage',
  'createdAt',
  'updatedAt',
]);
const author = 'admin::user';
/** Files are shown with whatever they hang on; who may change them is another question. */
const files = new Set<string>([fileUid, folderUid]);

interface Model {
  readonly uid: string;
  readonly modelType: string;
  readonly attributes: Readonly<Record<string, ReadAttribute & { readonly private?: boolean }>>;
  readonly config?: { readonly attributes?: Readonly<Record<string, { readonly hidden?: boolean } | undefined>> };
}

// An ability is replaced when a permission changes (keep-panel-abilities), and what was found by it goes with it.
const known = new WeakMap<object, Map<string, ReadableType>>();

/** Returns a content type or component as a user of the panel may read it, worked out once an ability. */
export function readableType(strapi: Core.Strapi, ability: Ability, uid: string): ReadableType | undefined {
  const types = known.get(ability) ?? new Map<string, ReadableType>();
  known.set(ability, types);
  const found = types.get(uid) ?? build(strapi, ability, uid);
  if (found !== undefined) types.set(uid, found);
  return found;
}

function build(strapi: Core.Strapi, ability: Ability, uid: string): ReadableType | undefined {
  const model = strapi.getModel(uid as never) as Model | undefined;
  if (model === undefined) return undefined;
  const fields = new Map<string, boolean>();
  return {
    attributes: model.attributes,
    of: (other) => readableType(strapi, ability, other),
    to: (field) => {
      const target = targetOf(model.attributes[field]);
      return target === undefined ? undefined : readableType(strapi, ability, target);
    },
    reads: (field) => {
      const answer = fields.get(field) ?? isReadable(ability, model, field);
      fields.set(field, answer);
      return answer;
    },
  };
}

/** Returns the type that an attribute leads to; undefined for one that holds values alone. */
const targetOf = (attribute: ReadAttribute | undefined): string | undefined =>
  attribute?.type === 'media' ? fileUid : (attribute?.target ?? attribute?.component);

/** Tells whether somebody may read a field; true for names that the type does not have. */
function isReadable(ability: Ability, model: Model, field: string): boolean {
  if (model.uid === author) return authors.has(field);
  const attribute = model.attributes[field];
  if (attribute === undefined || bookkeeping.has(field)) return true;
  if (files.has(model.uid)) return attribute.type !== 'relation' || field === 'folder';
  if (isSecret(model, field)) return false;
  // A component is part of what holds it, whose fields Strapi compares by their whole path.
  if (model.modelType === 'component' || attribute.type === 'component') return true;
  return ability.can(reading, model.uid, field) || nameFields[model.uid]?.includes(field) === true;
}

/** Tells whether nobody is shown a field: passwords and codes. */
function isSecret({ attributes, config }: Model, field: string): boolean {
  const attribute = attributes[field];
  return attribute?.type === 'password' || attribute?.private === true || config?.attributes?.[field]?.hidden === true;
}
