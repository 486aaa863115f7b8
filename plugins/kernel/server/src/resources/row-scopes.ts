import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Actor } from '../permissions/actor';
import { getActor } from '../permissions/actor-of';
import type { Resource, Where } from './resource.types';

/** Returns the condition of the rows of a type that exist for an actor; an empty one where all of them do. */
export type RowScope = (actor: Actor, strapi: Core.Strapi) => Where;

const registries = new WeakMap<Core.Strapi, Map<string, RowScope>>();

/** Registers which rows of a content type exist for whom, for the panel's generated views. */
export function registerRowScope(strapi: Core.Strapi, uid: string, scope: RowScope): void {
  const scopes = registries.get(strapi) ?? new Map<string, RowScope>();
  registries.set(strapi, scopes);
  scopes.set(uid, scope);
}

/** Registers the row scopes of resources. `definePlugin` does it for its own. */
export function registerRowScopes(strapi: Core.Strapi, resources: readonly Resource[]): void {
  for (const { definition } of resources)
    if (definition.scope !== undefined) registerRowScope(strapi, definition.uid, definition.scope);
}

/** Returns the condition of the rows that exist for the caller of the request under way; null where all of them do. */
export function rowScope(strapi: Core.Strapi, uid: string): Where | null {
  const scope = registries.get(strapi)?.get(uid);
  const request = strapi.requestContext.get();
  if (scope === undefined || request === undefined) return null;
  const where = scope(getActor(request), strapi);
  return Object.keys(where).length === 0 ? null : where;
}

/**
 * Has the generated views know those records alone that exist for their caller: reads of one, changes and removals of any other throw Strapi's NotFoundError. Lists and the records offered for a relation are narrowed where their query is made: `strapi/server/mask-queries.ts`.
 */
export function guardGeneratedRows(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as { readonly documentId?: string };
    if (documentId === undefined || !isOfGeneratedView(strapi)) return next();
    const scope = rowScope(strapi, context.uid);
    if (
      scope !== null &&
      (await strapi.db.query(context.uid).count({ where: { $and: [scope, { documentId }] } })) === 0
    )
      throw new errors.NotFoundError();
    return next();
  });
}

const isOfGeneratedView = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.path.startsWith('/content-manager/') === true;
