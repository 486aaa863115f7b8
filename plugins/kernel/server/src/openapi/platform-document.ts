import { env } from '@mayorista/config';
import type { Core } from '@strapi/strapi';
import { definedPlugins } from '../routes/defined-plugins';
import type { Json } from './json-schema';
import { openApiDocument } from './openapi.document';

const documents = new WeakMap<Core.Strapi, Json>();

/** Returns the OpenAPI document of a running platform, built when it is first asked for. */
export function platformDocument(strapi: Core.Strapi): Json {
  const document = documents.get(strapi) ?? openApiDocument(servedPlugins(strapi), env().publicCmsUrl);
  documents.set(strapi, document);
  return document;
}

const servedPlugins = (strapi: Core.Strapi) => definedPlugins().filter(({ name }) => name in strapi.plugins);
