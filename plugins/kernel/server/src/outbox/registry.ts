import type { Core } from '@strapi/strapi';
import type { Subscription } from './subscriptions';

const registries = new WeakMap<Core.Strapi, Subscription[]>();

export function registerSubscriptions(strapi: Core.Strapi, subscriptions: readonly Subscription[]): void {
  registries.set(strapi, [...(registries.get(strapi) ?? []), ...subscriptions]);
}

export const findSubscribers = (strapi: Core.Strapi, event: string): readonly Subscription[] =>
  (registries.get(strapi) ?? []).filter((subscription) => subscription.event === event);
