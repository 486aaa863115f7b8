import { loggerSettings, platformProcess } from '@mayorista/config/logging';
import { logContext } from '@mayorista/kernel';

/** JSON in production, with a line for each request (LOG_LEVEL, LOG_FORMAT). */
export default () => loggerSettings(platformProcess(), logContext);
