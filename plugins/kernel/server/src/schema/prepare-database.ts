import { migrations } from '@mayorista/database/migrations';
import type { Core } from '@strapi/strapi';
import { onlyAddToSchema } from './additive-schema';
import { findReleaseMark, releaseMark, storeReleaseMark } from './release-mark';
import { lockStart } from './start-lock';

/**
 * Has one process at a time bring the database up to date: migrations, additions, and all that a start seeds. Processes of the same
 * release that come later find it done and start side by side.
 */
export function prepareDatabaseInTurn(strapi: Core.Strapi): void {
  const bootstrap = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = async () => {
    onlyAddToSchema(strapi, migrations);
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
