import { service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { Knex } from 'knex';

/** Narrows incidences to those of the orders within an actor's reach: who may know of an order may know what is wrong with it. */
export const inReach = (query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void =>
  service(strapi, 'sales.past-orders').withinReach(query, 'incidences.sale_order_id', actor, strapi);
