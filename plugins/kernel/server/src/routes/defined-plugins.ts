import type { ZodType } from 'zod';
import type { Output } from '../outputs/output';
import type { CataloguedRoute } from './catalogue';
import type { Method } from './route.types';

/** A call that Strapi serves itself, as the documentation tells it. */
export interface StrapiRoute {
  readonly method: Method;
  /** The path below /api, with :id. */
  readonly path: string;
  readonly summary: string;
  readonly input?: ZodType;
  readonly output: Output;
}

/** A plugin as the API's documentation reads it. */
export interface DefinedPlugin {
  readonly name: string;
  readonly area: readonly [title: string, about: string] | null;
  readonly routes: readonly CataloguedRoute[];
  readonly strapiRoutes: readonly StrapiRoute[];
}

const plugins = new Map<string, DefinedPlugin>();

export const rememberPlugin = (plugin: DefinedPlugin): void => void plugins.set(plugin.name, plugin);

/** Returns every plugin whose code was loaded, whether a server runs or not: the API is described without one. */
export const definedPlugins = (): readonly DefinedPlugin[] => [...plugins.values()];
