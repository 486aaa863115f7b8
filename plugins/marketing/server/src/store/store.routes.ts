import { z } from 'zod';
import { defineRoute, sendReady, stampedResponses, type RouteRequest } from '@mayorista/kernel';
import { showCampaigns } from './show-campaigns';
import { showStoreLanding } from './show-store-landing';
import { storeLandingOutput, storeCampaignOutput } from './store.answer';

const needs = 'store.read';

/** What the store shows of marketing. */
export const storeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/store-campaigns',
    noun: 'store-campaigns',
    action: 'show',
    needs,
    summary: 'Barra promocional, botones y avisos de la tienda',
    query: z.object({ locale: z.string().max(5).optional() }),
    output: storeCampaignOutput,
    handle: (request) => sendCampaigns(request),
  }),
  defineRoute({
    method: 'GET',
    path: '/store-landings/:slug',
    noun: 'store-landings',
    action: 'findOne',
    needs,
    summary: 'Una landing de la tienda',
    query: z.object({
      currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional(),
      locale: z.string().max(5).optional(),
      preview: z.string().max(200).optional(),
    }),
    output: storeLandingOutput,
    handle({ strapi, actor, locale, params, query, ctx }) {
      ctx.set('Cache-Control', 'private, no-cache');
      const { currency = null, preview = null } = query;
      return showStoreLanding(strapi, { slug: params.slug ?? '', locale, preview, actor, currency });
    },
  }),
];

/** The same for everybody, and kept until something of it changes. */
async function sendCampaigns({ strapi, locale, ctx }: RouteRequest): Promise<void> {
  const answer = await stampedResponses(strapi).answer('campaigns', { locale }, (key) =>
    showCampaigns(strapi, key.locale),
  );
  ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
  ctx.set('Vary', 'Accept-Language');
  sendReady(ctx, answer);
}
