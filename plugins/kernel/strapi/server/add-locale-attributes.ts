// What: Types of shapes get the attributes `locale` and `localizations`, as i18n gives them to types of files.
// Why: i18n does so in its own register, before the plugins'; without them Strapi would drop the column `locale`.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';

interface RegisteredType {
  readonly collectionName: string;
  readonly attributes: Record<string, unknown>;
}

/**
 * Adds `locale` and `localizations`, which i18n gives to every type in its own register (plugin-i18n/server/register.js). That
 * runs before the plugins': without them Strapi would drop the column `locale` of a table that has it.
 */
export function addLocaleAttributes(strapi: Core.Strapi, uid: string): void {
  const type = (strapi.contentTypes as unknown as Readonly<Record<string, RegisteredType>>)[uid];
  if (type === undefined || type.attributes.locale !== undefined) return;
  const hidden = { private: true, configurable: false, visible: false };
  type.attributes.locale = { type: 'string', writable: true, ...hidden };
  type.attributes.localizations = {
    type: 'relation',
    relation: 'oneToMany',
    target: uid,
    writable: false,
    unstable_virtual: true,
    ...hidden,
    joinColumn: {
      name: 'document_id',
      referencedColumn: 'document_id',
      referencedTable: type.collectionName,
      on: ({ results }: { results: { id: number }[] }) => ({ id: { $notIn: results.map(({ id }) => id) } }),
    },
  };
}
