import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { PayloadTooLargeError } from '../errors/refusal';

/** Files of one request; the reader of forms itself limits only their bytes. */
const mostFiles = 60;

type Received = { readonly filepath?: string };

/**
 * Uploads lie in the temporary folder while their request is served. However it ends, they are gone afterwards: what the house
 * keeps it has copied by then. Runs right after the body is read.
 */
export const temporaryFilesMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const received = (ctx.request as { files?: Record<string, Received | Received[]> }).files ?? {};
    const paths = Object.values(received)
      .flat()
      .flatMap(({ filepath }) => filepath ?? []);
    try {
      if (paths.length > mostFiles) throw new PayloadTooLargeError();
      await next();
    } finally {
      const removals = await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
      for (const removal of removals)
        if (removal.status === 'rejected') strapi.log.warn(`Archivo temporal: ${String(removal.reason)}`);
    }
  };
