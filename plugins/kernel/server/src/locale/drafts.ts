import type { Core, UID } from '@strapi/strapi';

/**
 * Returns the condition for draft rows: types with draft and publish have two rows per locale, of which resources read and write the
 * drafts.
 */
export const draftsOnly = (strapi: Core.Strapi, uid: UID.ContentType): { publishedAt?: null } =>
  strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
