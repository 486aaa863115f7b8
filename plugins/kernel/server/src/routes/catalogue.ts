import type { Core } from '@strapi/strapi';
import type { ZodType } from 'zod';
import type { Output } from '../outputs/output';
import type { Method } from './route.types';

/** An endpoint, as the OpenAPI document, the permission matrix and the contract tests read it. */
export interface CataloguedRoute {
  readonly plugin: string;
  readonly noun: string;
  readonly action: string;
  readonly method: Method;
  /** The path below /api, with :id. */
  readonly path: string;
  readonly needs: string;
  readonly summary: string;
  readonly input?: ZodType;
  readonly query?: ZodType;
  readonly isRepeatable?: boolean;
  readonly isList: boolean;
  readonly output?: Output;
  /** The HTTP status on success. */
  readonly status?: number;
}

const catalogues = new WeakMap<Core.Strapi, CataloguedRoute[]>();

export function catalogueRoute(strapi: Core.Strapi, route: CataloguedRoute): void {
  const routes = catalogues.get(strapi) ?? [];
  catalogues.set(strapi, routes);
  const twin = routes.find((each) => each.method === route.method && each.path === route.path);
  if (twin !== undefined)
    throw new Error(
      `${route.method} ${route.path} is served by ${twin.plugin}.${twin.noun} and ${route.plugin}.${route.noun}`,
    );
  routes.push(route);
}

/** Returns every endpoint in the order in which plugins defined them. */
export const cataloguedRoutes = (strapi: Core.Strapi): readonly CataloguedRoute[] => catalogues.get(strapi) ?? [];
