import { env } from '@mayorista/config';
import { cataloguedRoutes } from '../routes/catalogue';
import { defineRoute } from '../routes/route.types';
import { openApiDocument } from './openapi.document';

/** GET /openapi.json: answers the OpenAPI document of the API. */
export const openApiRoute = defineRoute({
  method: 'GET',
  path: '/openapi.json',
  noun: 'openapi',
  action: 'show',
  needs: 'openapi.read',
  summary: 'Este documento',
  handle: async ({ strapi }) => openApiDocument(cataloguedRoutes(strapi), env().publicCmsUrl),
});
