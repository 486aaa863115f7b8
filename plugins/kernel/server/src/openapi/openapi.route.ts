import { env } from '@mayorista/config';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { definedPlugins } from '../routes/defined-plugins';
import { defineRoute } from '../routes/route.types';
import type { Json } from './json-schema';
import { openApiDocument } from './openapi.document';

const documents = new WeakMap<Core.Strapi, Json>();

/** Returns the OpenAPI document of a running platform, built once. */
export function platformDocument(strapi: Core.Strapi): Json {
  const document = documents.get(strapi) ?? openApiDocument(servedPlugins(strapi), env().publicCmsUrl);
  documents.set(strapi, document);
  return document;
}

const servedPlugins = (strapi: Core.Strapi) => definedPlugins().filter(({ name }) => name in strapi.plugins);

/** GET /openapi.json: answers the OpenAPI document of the API. */
export const openApiRoute = defineRoute({
  method: 'GET',
  path: '/openapi.json',
  noun: 'openapi',
  action: 'show',
  needs: 'openapi.read',
  summary: 'Este documento',
  output: z.looseObject({ openapi: z.literal('3.1.0') }).meta({ description: 'Un documento OpenAPI' }),
  handle: async ({ strapi }) => platformDocument(strapi),
});
