import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseInput } from '../errors/zod-refusals';
import { NotFoundError } from '../errors/refusal';
import { bodyOf } from '../http/body';
import { isStorable } from '../http/input-bounds';
import { getLocale } from '../http/locale';
import { sayAnswer } from '../http/say-answer';
import { outputCheck } from '../outputs/check-output';
import { getActor } from '../permissions/actor-of';
import { spend, spenderOf, spendUpload } from '../rate-limit/spend';
import type { RouteDefinition } from './route.types';

/** Returns the parameters of the address. Throws NotFoundError for a text that no database holds. */
function paramsOf(ctx: Context): Readonly<Record<string, string>> {
  const params = (ctx.params ?? {}) as Readonly<Record<string, string>>;
  if (!Object.values(params).every(isStorable)) throw new NotFoundError();
  return params;
}

const nothing = { input: {}, files: [] } as const;

/** Builds the controller method of a flow endpoint: it parses, counts what the call costs, calls the handler and answers. */
export function flowAction(strapi: Core.Strapi, route: RouteDefinition): (ctx: Context) => Promise<void> {
  const check = outputCheck(strapi);
  return async (ctx) => {
    const body = route.method === 'GET' || route.method === 'HEAD' ? nothing : bodyOf(ctx);
    const request = {
      strapi,
      ctx,
      actor: getActor(ctx),
      locale: getLocale(ctx),
      params: paramsOf(ctx),
      input: route.input === undefined ? body.input : parseInput(route.input, body.input),
      query: route.query === undefined ? ctx.query : parseInput(route.query, ctx.query),
      files: body.files,
    };
    await spendUpload(strapi, request, body.files);
    if (route.spends !== undefined) await spend(strapi, route.spends, spenderOf(request));
    const answer = await route.handle(request);
    if (answer !== undefined) {
      sayAnswer(ctx, route.status ?? 200, answer);
    }
    if (route.output !== undefined) check?.(`${route.method} ${route.path}`, route.output, ctx);
  };
}
