import { parseInput, refreshSession, UnauthenticatedError, type Core } from '@mayorista/kernel';
import type { Context } from 'koa';
import { z } from 'zod';

const input = z.object({ refreshToken: z.string().min(1).max(4_000) });

/** POST /auth/refresh: new tokens for a session that has not ended. */
export const refresh =
  (strapi: Core.Strapi) =>
  async (ctx: Context): Promise<void> => {
    const { refreshToken } = parseInput(input, (ctx.request as { body?: unknown }).body ?? {});
    const tokens = await refreshSession(strapi, refreshToken);
    if (tokens === null) throw new UnauthenticatedError('La sesión ha expirado. Inicia sesión nuevamente');
    ctx.body = tokens;
  };
