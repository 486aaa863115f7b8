import type { Core, UID } from '@strapi/strapi';

/** Of a type that is drafted and published there are two rows a locale: resources read and write the drafts. */
export const draftsOnly = (strapi: Core.Strapi, uid: UID.ContentType): { publishedAt?: null } =>
  strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
