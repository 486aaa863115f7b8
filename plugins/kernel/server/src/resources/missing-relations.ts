import type { Core, UID } from '@strapi/strapi';
import { throwIfAny } from '../errors/refusal';
import { fileUid } from './file.uids';
import type { Json } from './resource.types';

type RelationAttribute = { readonly type: string; readonly target?: string };

/**
 * Throws ValidationError for ids of related records that do not exist, on the field that named them (`brand_id` for the relation
 * `brand`). Strapi would answer in English, without a field.
 */
export async function rejectMissingRelations(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  row: Json,
  input: Json,
): Promise<void> {
  const attributes = strapi.contentType(uid).attributes as unknown as Readonly<Record<string, RelationAttribute>>;
  const named = Object.entries(row).flatMap(([name, value]) => {
    const target = targetOf(attributes[name]);
    const ids = [value].flat().filter((id): id is number => typeof id === 'number');
    return target === null || ids.length === 0 ? [] : [{ name, target, ids: [...new Set(ids)] }];
  });
  const refusals = await Promise.all(
    named.map(async ({ name, target, ids }) => {
      const known = await strapi.db.query(target).count({ where: { id: { $in: ids } } });
      return known === ids.length ? [] : [{ code: 'not_found', field: fieldOf(name, input) }];
    }),
  );
  throwIfAny(refusals.flat());
}

function targetOf(attribute: RelationAttribute | undefined): UID.ContentType | null {
  if (attribute?.type === 'media') return fileUid;
  return attribute?.type === 'relation' ? ((attribute.target ?? null) as UID.ContentType | null) : null;
}

const fieldOf = (name: string, input: Json): string =>
  [`${name}_id`, `${name}_ids`].find((field) => field in input) ?? name;
