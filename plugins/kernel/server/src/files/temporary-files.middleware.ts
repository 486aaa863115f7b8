import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { PayloadTooLargeError } from '../errors/refusal';

/** The most files of one request; the body parser itself limits only their bytes. */
const mostFiles = 60;

type Received = { readonly filepath?: string };

/**
 * Removes a request's uploads from the temporary folder when it ends, however it ends; files to be stored have been copied by then.
 * Runs right after the body is parsed.
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
