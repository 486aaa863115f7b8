import type { Core } from '@strapi/strapi';
import type { Shape } from '../../../../shared/shape';
import { addLocaleAttributes } from '../../../../strapi/server/add-locale-attributes';
import { buildContentTypes, type ContentType } from './content-types';

interface Registry {
  add(namespace: string, types: Readonly<Record<string, ContentType>>): void;
}

/**
 * Registers the content types of shapes as if their schema.json were in cms. Call it in a plugin's `register`: Strapi creates the
 * tables afterwards.
 */
export function registerContentTypes(strapi: Core.Strapi, shapes: readonly Shape[]): void {
  const registry = strapi.get('content-types') as Registry;
  // Read once: each look at Strapi's types copies the list of all.
  const taken = { ...(strapi.contentTypes as unknown as Readonly<Record<string, RegisteredType>>) };
  for (const shape of shapes) {
    const types = buildContentTypes(shape);
    assertNotTaken(taken, shape, types);
    registry.add(`api::${shape.domain}`, types);
    for (const [type, { schema }] of Object.entries(types)) {
      taken[`api::${shape.domain}.${type}`] = schema as unknown as RegisteredType;
      addLocaleAttributes(strapi, `api::${shape.domain}.${type}`);
    }
  }
}

interface RegisteredType {
  readonly collectionName: string;
  readonly info: { readonly pluralName: string };
}

type RegisteredTypes = Readonly<Record<string, RegisteredType>>;

/** Throws when another type has the table or plural of a shape: Strapi compares only those of files. */
function assertNotTaken(taken: RegisteredTypes, shape: Shape, types: Readonly<Record<string, ContentType>>): void {
  for (const { schema } of Object.values(types)) {
    const { collectionName, info } = schema as unknown as RegisteredType;
    for (const [uid, other] of Object.entries(taken)) {
      if (other.collectionName === collectionName)
        throw new Error(`Shape ${shape.name}: ${uid} has the table ${collectionName} too`);
      if (uid.startsWith('api::') && other.info.pluralName === info.pluralName)
        throw new Error(`Shape ${shape.name}: ${uid} has the plural ${info.pluralName} too`);
    }
  }
}
