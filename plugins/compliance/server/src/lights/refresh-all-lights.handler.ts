import { getKnex, type JobHandler } from '@mayorista/kernel';
import { refreshLights } from './refresh-lights';
import { productsUnderNoms } from './sheet.store';

const batch = 500;

export const run: JobHandler<object> = async ({ strapi, signal, progress }) => {
  let done = 0;
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const ids = await productsUnderNoms(getKnex(strapi), after, batch);
    const last = ids.at(-1);
    if (last === undefined) return { refreshed: done };
    done += await refreshLights(strapi, ids);
    await progress(done, done);
    after = last;
  }
};
