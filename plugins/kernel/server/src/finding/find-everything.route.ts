import { z } from 'zod';
import { defineRoute } from '../routes/route.types';
import { findEverything } from './find-everything';
import { findingOutput } from './find-everything.answer';

/** GET /findings: what the palette of the panel finds, while somebody types. */
export const findAnything = defineRoute({
  method: 'GET',
  path: '/findings',
  noun: 'findings',
  action: 'find',
  needs: 'findings.read',
  summary: 'Buscar en todo: folios, claves, modelos, empresas, RFC, teléfonos, series y personas',
  query: z.object({ text: z.string().trim().max(120), kind: z.string().max(60).optional() }),
  output: findingOutput,
  async handle({ strapi, actor, query }) {
    return { data: await findEverything(strapi, actor, query), meta: {} };
  },
});
