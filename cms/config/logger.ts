import { loggerSettings } from '@mayorista/config/logging';
import { logContext } from '@mayorista/kernel';

/** JSON in production, with a line for each request (LOG_LEVEL, LOG_FORMAT); the workers process speaks for itself. */
export default () => loggerSettings(process.argv[1]?.includes('workers') === true ? 'workers' : 'cms', logContext);
