import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { defaultLocale } from '@mayorista/config';
import { ForbiddenError } from '../errors/refusal';
import { withIndexedSearch } from '../resources/panel-search';
import type { Json } from '../resources/resource.types';

/** The filters and search of a list of the panel, as in its URL. */
export interface PanelList {
  readonly filters?: Json | undefined;
  readonly _q?: string | undefined;
}

interface CheckerService {
  create(of: { readonly userAbility: unknown; readonly model: string }): {
    readonly cannot: { readonly read: () => boolean };
    readonly sanitizedQuery: { readonly read: (query: PanelList) => Promise<Json> };
  };
}

/**
 * Returns the ids of the rows, `most` at most, that the panel's own list of a type shows to the caller on all its pages, by the same
 * permissions, filters and search. Throws ForbiddenError for calls from outside the panel and for callers who may not read the type.
 */
export async function idsFoundInPanel(
  { strapi, ctx }: { readonly strapi: Core.Strapi; readonly ctx: Context },
  uid: UID.ContentType,
  { list, most }: { readonly list: PanelList; readonly most: number },
): Promise<number[]> {
  const { userAbility } = ctx.state as { readonly userAbility?: unknown };
  if (userAbility === undefined) throw new ForbiddenError();
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as CheckerService;
  const checker = checkers.create({ userAbility, model: uid });
  if (checker.cannot.read()) throw new ForbiddenError();
  const params = await checker.sanitizedQuery.read(list);
  const query = await withIndexedSearch(strapi, uid, { params });
  const rows = await strapi
    .documents(uid)
    .findMany({ ...query, locale: defaultLocale, fields: ['id'], sort: 'id', limit: most } as never);
  return (rows as unknown as readonly { readonly id: number }[]).map(({ id }) => id);
}

/** Tells whether the panel's generated views show records of a type to the caller; false for calls from outside the panel. */
export function isReadInPanel(strapi: Core.Strapi, ctx: Context, uid: UID.ContentType): boolean {
  const { userAbility } = ctx.state as { readonly userAbility?: unknown };
  if (userAbility === undefined || !uid.startsWith('api::') || strapi.contentTypes[uid] === undefined) return false;
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as CheckerService;
  return !checkers.create({ userAbility, model: uid }).cannot.read();
}
