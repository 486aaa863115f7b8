// What: The database client notes for the work under way that the database was away.
// Why: Strapi's own routes catch that error and answer with a wrong password or an unknown session.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { getKnex } from '../../server/src/transactions/in-transaction';
import { noteAwayDatabase } from '../../server/src/work/work-context';
import { isAwayError } from '../../server/src/dependencies/away-error';
import { expectMethods } from './expect-methods';

interface Client {
  acquireConnection: () => Promise<unknown>;
}

/**
 * Marks the work under way (see work-context.ts) when one of its queries finds the database away. Strapi's own routes catch such
 * errors and answer with a wrong password or an unknown session (401, 501): without the mark, a restart of the database would log
 * people out.
 */
export function noteAwayQueries(strapi: Core.Strapi): void {
  const knex = getKnex(strapi);
  const note = (error: unknown): void => {
    if (isAwayError(error)) noteAwayDatabase();
  };
  knex.on('query-error', note);
  const client = knex.client as Client;
  expectMethods('database client', client, ['acquireConnection']);
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
