import { listHistories } from './histories/list-histories.route';
import { retryJob } from './jobs/retry-job.route';
import { openApiRoute } from './openapi/openapi.route';
import type { RouteDefinition } from './routes/route.types';

/** The kernel's flow endpoints. */
export const routes: readonly RouteDefinition[] = [openApiRoute, listHistories, retryJob];
