import type { Core } from '@strapi/strapi';

/**
 * The services that plugins offer one another, by name. Each plugin adds its entries in its contract.ts:
 * `declare module '@mayorista/kernel' { interface PublishedServices { 'pricing.prices': PriceService } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface PublishedServices {}

export interface Deps {
  readonly strapi: Core.Strapi;
}
export type ServiceFactory<T> = (deps: Deps) => T;
export type ServiceFactories = { readonly [K in keyof PublishedServices]?: ServiceFactory<PublishedServices[K]> };

const registries = new WeakMap<Core.Strapi, Map<string, unknown>>();

/** Publishes a plugin's services. Throws for a name published twice. */
export function publishServices(strapi: Core.Strapi, factories: ServiceFactories): void {
  const registry = registries.get(strapi) ?? new Map<string, unknown>();
  registries.set(strapi, registry);
  for (const [name, factory] of Object.entries(factories) as [string, ServiceFactory<unknown>][]) {
    if (registry.has(name)) throw new Error(`Service "${name}" is published twice`);
    registry.set(name, factory({ strapi }));
  }
}

/** Returns the published service of a name. Throws when no plugin publishes it. */
export function service<K extends keyof PublishedServices>(strapi: Core.Strapi, name: K): PublishedServices[K] {
  const found = registries.get(strapi)?.get(name);
  if (found === undefined) throw new Error(`No service is published as "${name}"`);
  return found as PublishedServices[K];
}

/** Tells whether a plugin publishes this name. */
export const isPublished = (strapi: Core.Strapi, name: string): boolean => registries.get(strapi)?.has(name) === true;

/** The service that loads a plugin's part of the demo data. */
export interface DemoService {
  load(): Promise<void>;
}

/** Creates a demo service whose code and seeds are loaded only when the demo data is. */
export const demoService =
  (open: () => Promise<ServiceFactory<DemoService>>): ServiceFactory<DemoService> =>
  (deps) => ({ load: async () => (await open())(deps).load() });
