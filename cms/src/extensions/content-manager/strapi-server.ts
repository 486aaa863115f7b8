import type { Core } from '@strapi/strapi';

type Row = Readonly<Record<string, unknown>>;

interface Formatted {
  readonly data: Row | undefined;
  readonly meta: unknown;
}

interface DocumentMetadata {
  getStatus(version: Row, others?: readonly Row[]): unknown;
  formatDocumentWithMetadata(
    uid: string,
    document: Row | undefined,
    options?: Record<string, unknown>,
  ): Promise<Formatted>;
}

interface ContentManager {
  readonly services: Record<string, (deps: { strapi: Core.Strapi }) => unknown>;
}

const serviceName = 'document-metadata';

/**
 * The panel writes the state of publication into `status` of every document it answers, over the attribute of that name that
 * many types of the house have: lists would say 'Publicado' of an inactive brand, and its form would come up empty. Types
 * with an attribute `status` (none of them is published in drafts) keep their own.
 */
export default (plugin: ContentManager): ContentManager => {
  const original = plugin.services[serviceName];
  if (original === undefined) throw new Error(`The content manager has no service ${serviceName}`);
  plugin.services[serviceName] = ({ strapi }) => keepingOwnStatus(strapi, original({ strapi }) as DocumentMetadata);
  return plugin;
};

function keepingOwnStatus(strapi: Core.Strapi, original: DocumentMetadata): DocumentMetadata {
  const ownsStatus = (uid: string): boolean => 'status' in strapi.contentType(uid as never).attributes;
  return {
    ...original,
    getStatus(version, others) {
      return version.status ?? original.getStatus.call(this, version, others);
    },
    async formatDocumentWithMetadata(uid, document, options) {
      const formatted = await original.formatDocumentWithMetadata.call(this, uid, document, options);
      if (document === undefined || !ownsStatus(uid)) return formatted;
      return { ...formatted, data: { ...formatted.data, status: document.status } };
    },
  };
}
