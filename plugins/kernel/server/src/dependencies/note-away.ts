import type { Core } from '@strapi/strapi';
import { getKnex } from '../transactions/in-transaction';
import { noteAwayDatabase } from '../work/work-context';
import { isAwayError } from './away-error';

interface Client {
  acquireConnection: () => Promise<unknown>;
}

/**
 * Strapi's own doors swallow what a query throws and call it a wrong password or an unknown session (401, 501): people would be
 * logged out by a restart of the database. Here each piece of work remembers that it met an absent database.
 */
export function noteAwayQueries(strapi: Core.Strapi): void {
  const knex = getKnex(strapi);
  const note = (error: unknown): void => {
    if (isAwayError(error)) noteAwayDatabase();
  };
  knex.on('query-error', note);
  const client = knex.client as Client;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    try {
      return await acquire();
    } catch (error) {
      note(error);
      throw error;
    }
  };
}
