import type { Context } from 'koa';
import { NotFoundError } from '../errors/refusal';
import { platformDocument } from '../openapi/platform-document';
import { fileOutput } from '../outputs/output';
import { defineRoute } from '../routes/route.types';
import { contentSecurityPolicy } from './page';
import { areaPage, overviewPage } from './pages';

const shared = { method: 'GET', noun: 'openapi', needs: 'openapi.read', output: fileOutput('text/html') } as const;

function send(ctx: Context, page: string): void {
  ctx.set('Content-Security-Policy', contentSecurityPolicy);
  ctx.set('Cache-Control', 'public, max-age=300');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = page;
}

/** GET /docs and /docs/{area}: the documentation as pages, which load nothing from anywhere else. */
export const docsRoutes = [
  defineRoute({
    ...shared,
    path: '/docs',
    action: 'showDocs',
    summary: 'La documentación de la API, para leer',
    async handle({ strapi, ctx }) {
      send(ctx, overviewPage(platformDocument(strapi)));
    },
  }),
  defineRoute({
    ...shared,
    path: '/docs/:area',
    action: 'showArea',
    summary: 'Las operaciones de un área, o los tipos (`tipos`), para leer',
    async handle({ strapi, ctx, params }) {
      const page = areaPage(platformDocument(strapi), params.area ?? '');
      if (page === null) throw new NotFoundError();
      send(ctx, page);
    },
  }),
];
