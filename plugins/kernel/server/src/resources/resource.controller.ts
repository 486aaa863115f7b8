import type { Core } from '@strapi/strapi';
import { parseIfMatch } from '../http/if-match';
import type { Context } from 'koa';
import { bodyOf } from '../http/body';
import { getLocale } from '../http/locale';
import { sayAnswer } from '../http/say-answer';
import { outputCheck } from '../outputs/check-output';
import { getActor } from '../permissions/actor-of';
import { spendUpload } from '../rate-limit/spend';
import { resourceOutputs } from '../routes/resource-routes';
import type { Attributes } from './filter-values';
import { flagConditions } from './flag-conditions';
import { populateAsked } from './populate';
import { listQuery } from './query';
import * as service from './resource.service';
import type { Resource, ResourceRequest } from './resource.types';

type Action = (ctx: Context) => Promise<void>;

/** Builds the controller of one resource; its methods are the permission actions of the routes. */
export function resourceController(strapi: Core.Strapi, resource: Resource): Record<string, Action> {
  const request = (ctx: Context): ResourceRequest => ({ strapi, actor: getActor(ctx), locale: getLocale(ctx) });
  const countedBody = async (ctx: Context) => {
    const body = bodyOf(ctx);
    await spendUpload(strapi, { actor: getActor(ctx), ctx }, body.files);
    return body;
  };
  const { list, one } = resourceOutputs(resource);
  const actions: Record<string, Action> = {
    async find(ctx) {
      const attributes = strapi.contentType(resource.definition.uid).attributes as Attributes;
      const query = listQuery(ctx, resource.definition, attributes);
      ctx.body = await service.list(resource, request(ctx), {
        ...query,
        where: [...query.where, ...flagConditions(ctx, resource.definition, attributes)],
      });
    },
    async findOne(ctx) {
      ctx.body = {
        data: await service.show(resource, request(ctx), idOf(ctx), populateAsked(ctx.query.populate, resource)),
        meta: {},
      };
    },
    async create(ctx) {
      const data = await service.create(resource, request(ctx), await countedBody(ctx));
      sayAnswer(ctx, 201, { data, meta: {} });
    },
    async update(ctx) {
      const body = await countedBody(ctx);
      const record = { id: idOf(ctx), expected: parseIfMatch(ctx) };
      sayAnswer(ctx, 200, { data: await service.update(resource, request(ctx), record, body), meta: {} });
    },
    async remove(ctx) {
      await service.remove(resource, request(ctx), idOf(ctx));
      sayAnswer(ctx, 200, { data: null, meta: {} });
    },
  };
  const check = outputCheck(strapi);
  if (check === null || one === undefined || list === undefined) return actions;
  return checkedActions(actions, (name, ctx) => check(`${resource.noun}.${name}`, name === 'find' ? list : one, ctx));
}

/** Has what the actions answer compared with what the resource declares. */
const checkedActions = (
  { remove, ...actions }: Record<string, Action>,
  check: (name: string, ctx: Context) => void,
): Record<string, Action> => ({
  ...(remove === undefined ? {} : { remove }),
  ...Object.fromEntries(
    Object.entries(actions).map(([name, action]): [string, Action] => [
      name,
      async (ctx) => {
        await action(ctx);
        check(name, ctx);
      },
    ]),
  ),
});

/** Returns the record's id from the path, or from body or query where the specification writes the call without one. */
function idOf(ctx: Context): string {
  const params = ctx.params as { id?: string };
  const body = (ctx.request as { body?: { id?: unknown } }).body;
  return String(params.id ?? body?.id ?? ctx.query.id ?? '');
}
