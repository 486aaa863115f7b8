import { createLog } from '@mayorista/config/logging';

/** The store's own log, in the manner of the other processes. */
export const log = createLog('storefront');
