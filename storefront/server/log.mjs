import { loggerSettings } from '@mayorista/config/logging';
import { createLogger } from 'winston';

/** The store's own log, in the manner of the other processes. */
export const log = createLogger(loggerSettings('storefront'));
