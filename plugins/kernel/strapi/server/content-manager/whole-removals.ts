// What: What is chosen in the Spanish list and removed goes with all its languages.
// Why: Spanish does not go alone, so nothing with an English text could be removed there.
// Made for Strapi 5.54.0.

import { defaultLocale } from '@mayorista/config';
import type { Controller } from './own-status';

/**
 * Chosen in the Spanish list and removed, records go with all their languages: Spanish does not go alone (it is what the platform knows
 * a record by), so nothing that has an English text could be removed there. In another language's list, that language alone goes.
 */
export function removingWholeRecords(original: Controller): Controller {
  const { bulkDelete } = original;
  if (bulkDelete === undefined) throw new Error('The content manager has no action bulkDelete');
  return {
    ...original,
    bulkDelete(this: unknown, ctx) {
      const { body } = ctx.request as { body?: { locale?: unknown } };
      // i18n has put the language of the address into the body of what has languages.
      if (body?.locale === defaultLocale) body.locale = '*';
      return bulkDelete.call(this, ctx);
    },
  };
}
