import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** An open transaction: document-service calls inside it and knex through `trx` commit or roll back together. */
export interface Tx {
  readonly strapi: Core.Strapi;
  readonly trx: Knex.Transaction;
}
