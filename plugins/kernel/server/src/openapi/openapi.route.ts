import { z } from 'zod';
import { defineRoute } from '../routes/route.types';
import { platformDocument } from './platform-document';

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
