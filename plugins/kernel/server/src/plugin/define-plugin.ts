import { mayWhileActing } from '@mayorista/config';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { registerMessages, type Messages } from '../errors/messages';
import { registerHistories, registerResourceHistories, type HistoryType } from '../histories/history-types';
import { registerJobs } from '../jobs/registry';
import type { JobDefinition } from '../jobs/define-job';
import { registerSubscriptions } from '../outbox/registry';
import type { Subscription } from '../outbox/subscriptions';
import { actionId, registerAction } from '../permissions/actions';
import { houseStrategy } from '../permissions/strategy';
import { registerRowScopes } from '../resources/row-scopes';
import { registerResourceRemovals } from '../resources/panel-removals';
import { registerRecords, startRecords } from '../shapes/records/register-records';
import type { DefinedRecord } from '../shapes/records/record.types';
import { resourceController } from '../resources/resource.controller';
import type { Resource } from '../resources/resource.types';
import { doors } from '../uids';
import { catalogueRoute, type CataloguedRoute } from '../routes/catalogue';
import { rememberPlugin, type StrapiRoute } from '../routes/defined-plugins';
import { flowAction } from '../routes/flow.controller';
import { resourceRoutes } from '../routes/resource-routes';
import type { RouteDefinition } from '../routes/route.types';
import { publishServices, type Deps, type ServiceFactories } from '../services/published';

/** The parts of a domain plugin. */
export interface PluginDefinition {
  readonly name: string;
  /** Spanish title of its calls in the API's documentation, and a sentence on what they are about. */
  readonly area?: readonly [title: string, about: string];
  /** Calls that Strapi serves itself, for the documentation. */
  readonly strapiRoutes?: readonly StrapiRoute[];
  readonly resources?: readonly Resource[];
  /** Records by shape; their content types, tables and routes follow. Strapi does not start when a needed one is left out. */
  readonly records?: readonly DefinedRecord[];
  readonly routes?: readonly RouteDefinition[];
  readonly services?: ServiceFactories;
  readonly jobs?: readonly JobDefinition[];
  readonly subscriptions?: readonly Subscription[];
  readonly messages?: Messages;
  /** The readers of the histories of records that are no resources. */
  readonly histories?: readonly HistoryType[];
  readonly register?: (deps: Deps) => void | Promise<void>;
  readonly bootstrap?: (deps: Deps) => void | Promise<void>;
}

type Controller = Record<string, (ctx: Context) => Promise<void>>;

/**
 * Converts a plugin's definition to the plugin that Strapi loads: register, bootstrap, controllers, and routes for the REST API and
 * the panel.
 */
export function definePlugin({ records = [], ...given }: PluginDefinition) {
  const plugin = { ...given, routes: [...(given.routes ?? []), ...records.flatMap(({ routes }) => routes)] };
  const catalogued = [
    ...(plugin.resources ?? []).flatMap((resource) => resourceRoutes(plugin.name, resource)),
    ...(plugin.routes ?? []).map((route) => flowRoute(plugin.name, route)),
  ];
  rememberPlugin({
    name: plugin.name,
    area: plugin.area ?? null,
    routes: catalogued,
    strapiRoutes: plugin.strapiRoutes ?? [],
  });
  return {
    async register({ strapi }: Deps) {
      registerRecords(strapi, records);
      registerMessages(plugin.messages ?? {});
      registerJobs(strapi, plugin.jobs ?? []);
      registerSubscriptions(strapi, plugin.subscriptions ?? []);
      publishServices(strapi, plugin.services ?? {});
      registerResourceRemovals(strapi, plugin.resources ?? []);
      registerResourceHistories(strapi, plugin.resources ?? []);
      registerRowScopes(strapi, plugin.resources ?? []);
      registerHistories(strapi, plugin.histories ?? []);
      for (const route of catalogued) {
        catalogueRoute(strapi, route);
        registerAction(actionId(route.plugin, route.noun, route.action), route.needs);
      }
      await plugin.register?.({ strapi });
    },
    async bootstrap({ strapi }: Deps) {
      await startRecords(strapi, records);
      await plugin.bootstrap?.({ strapi });
    },
    controllers: controllers(plugin),
    routes: {
      'content-api': ({ strapi }: Deps) => ({
        type: 'content-api',
        prefix: '',
        routes: catalogued.map((route) => apiRoute(strapi, route)),
      }),
      admin: { type: 'admin', routes: catalogued.map(panelRoute) },
    },
  };
}

function controllers(plugin: Omit<PluginDefinition, 'records'>): Record<string, (deps: Deps) => Controller> {
  const nouns = new Set([
    ...(plugin.resources ?? []).map(({ noun }) => noun),
    ...(plugin.routes ?? []).map(({ noun }) => noun),
  ]);
  return Object.fromEntries(
    [...nouns].map((noun) => [
      noun,
      ({ strapi }: Deps): Controller => ({
        ...Object.assign(
          {},
          ...(plugin.resources ?? [])
            .filter((each) => each.noun === noun)
            .map((each) => resourceController(strapi, each)),
        ),
        ...Object.fromEntries(
          (plugin.routes ?? [])
            .filter((each) => each.noun === noun)
            .map((each) => [each.action, flowAction(strapi, each)]),
        ),
      }),
    ]),
  );
}

const flowRoute = (
  plugin: string,
  { method, path, noun, action, needs, summary, input, query, isRepeatable, isList, output, status }: RouteDefinition,
): CataloguedRoute => ({
  plugin,
  noun,
  action,
  method,
  path,
  needs,
  summary: summary ?? `${noun}: ${action}`,
  input,
  query,
  isRepeatable,
  isList: isList ?? false,
  status: status ?? 200,
  ...(output === undefined ? {} : { output }),
});

const idempotency = ({ isRepeatable }: CataloguedRoute) => ({
  name: doors.idempotency,
  config: { isRepeatable: isRepeatable === true },
});

const acting = (route: CataloguedRoute) => ({
  name: doors.acting,
  config: { summary: route.summary, isAllowed: mayWhileActing(route) },
});

/** Builds the REST route, for the store and API clients: authenticated by our strategy, else by an API token. */
const apiRoute = (strapi: Core.Strapi, route: CataloguedRoute) => ({
  method: route.method,
  path: route.path,
  handler: `${route.noun}.${route.action}`,
  config: {
    auth: { strategies: [houseStrategy(strapi), 'content-api-token'] },
    middlewares: [idempotency(route), acting(route)],
  },
});

/** Builds the panel's route: the same handler below /<plugin>, for staff with the same permission code. */
const panelRoute = (route: CataloguedRoute) => ({
  method: route.method,
  path: route.path,
  handler: `${route.noun}.${route.action}`,
  config: { policies: [{ name: doors.staffMay, config: { needs: route.needs } }], middlewares: [idempotency(route)] },
});
