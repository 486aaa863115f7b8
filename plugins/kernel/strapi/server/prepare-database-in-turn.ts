// What: `strapi.bootstrap` waits for a lock, so that one process at a time brings the database up to date.
// Why: Strapi synchronises in every process that starts; two at once fail on each other's tables or seed twice.
// Made for Strapi 5.54.0.

import { migrations } from '@mayorista/database/migrations';
import type { Core } from '@strapi/strapi';
import { onlyAddToSchema } from './only-add-to-schema';
import { findReleaseMark, releaseMark, storeReleaseMark } from '../../server/src/schema/release-mark';
import { lockStart } from '../../server/src/schema/start-lock';
import { expectMethods } from './expect-methods';
import { makeKeysWithTables } from './keys-with-tables';

/**
 * Makes one process at a time bring the database up to date: migrations, additions and seeds. Later processes of the same release find
 * it done and start in parallel.
 */
export function prepareDatabaseInTurn(strapi: Core.Strapi): void {
  expectMethods('application', strapi, ['bootstrap']);
  const bootstrap = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = async () => {
    onlyAddToSchema(strapi, migrations);
    makeKeysWithTables(strapi);
    const mark = await releaseMark(strapi);
    const release = await lockStart(strapi);
    try {
      const isPrepared = (await findReleaseMark(strapi)) === mark;
      if (isPrepared) await release();
      await bootstrap();
      if (!isPrepared) await storeReleaseMark(strapi, mark);
    } finally {
      await release();
    }
    return strapi;
  };
}
