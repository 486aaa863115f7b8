import { z } from 'zod';
import { env } from '@mayorista/config';
import { defineRoute } from '@mayorista/kernel';
import { changeLandingStatus } from './landing-status';
import { previewToken } from './preview-token';
import { draftOf, listLandings, wholeLanding } from './show-landing';
import { landingPreviewOutput, landingOutput, landingListOutput, landingStatusOutput } from './landing.answer';

const status = z
  .union([z.literal(1), z.literal(0), z.literal('1'), z.literal('0'), z.boolean()], { error: 'not_an_option' })
  .transform((value): 0 | 1 => (value === true || value === 1 || value === '1' ? 1 : 0));

const statusRoute = (method: 'PATCH' | 'PUT', action: string) =>
  defineRoute({
    method,
    path: '/landing-status/:id',
    noun: 'landing-status',
    action,
    needs: 'landings.activate',
    summary: 'Activar o desactivar una landing',
    input: z.strictObject({ status: status.default(1) }),
    output: landingStatusOutput,
    async handle({ strapi, actor, params, input }) {
      await changeLandingStatus(strapi, { id: params.id, status: input.status }, actor);
      const data = await wholeLanding(strapi, params.id);
      return { data, message: input.status === 1 ? 'Landing activada' : 'Landing desactivada', meta: {} };
    },
  });

/** What staff read of landings, and the calls that put them on the store. */
export const landingRoutes = [
  defineRoute({
    method: 'GET',
    path: '/landings',
    noun: 'landings',
    action: 'find',
    needs: 'landings.read',
    summary: 'Landings con su estado',
    output: landingListOutput,
    handle: (request) => listLandings(request),
  }),
  defineRoute({
    method: 'GET',
    path: '/landings/:id',
    noun: 'landings',
    action: 'findOne',
    needs: 'landings.read',
    summary: 'Una landing con sus bloques',
    output: landingOutput,
    handle: async ({ strapi, params }) => ({ data: await wholeLanding(strapi, params.id), meta: {} }),
  }),
  statusRoute('PATCH', 'update'),
  // The panel's own client knows no PATCH.
  statusRoute('PUT', 'replace'),
  defineRoute({
    method: 'GET',
    path: '/landing-previews/:id',
    noun: 'landing-previews',
    action: 'findOne',
    needs: 'landings.read',
    summary: 'Enlace para ver el borrador de una landing en la tienda',
    output: landingPreviewOutput,
    async handle({ strapi, params }) {
      const { slug, documentId } = await draftOf(strapi, params.id);
      const url = new URL(`/${slug}`, env().publicStoreUrl);
      url.searchParams.set('preview', previewToken(documentId));
      return { data: { url: url.href }, meta: {} };
    },
  }),
];
