import { actingMiddleware } from './audit/acting.middleware';
import { kernelMessages } from './errors/kernel.messages';
import { mayMoveMedia } from '../../strapi/server/media/guard-media-moves';
import { temporaryFilesMiddleware } from './files/temporary-files.middleware';
import { answersMiddleware } from './http/answers.middleware';
import { bodyDepthMiddleware } from './http/body-depth.middleware';
import { methodOverrideMiddleware } from './http/method-override.middleware';
import { idempotencyMiddleware } from './idempotency/idempotency.middleware';
import { endClaims } from './idempotency/claims';
import { jobs } from './jobs';
import { closeRedisLink } from './dependencies/redis-link';
import { endDatabaseWatch } from './dependencies/database-watch';
import { healthMiddleware } from './health/health.middleware';
import { requestLogMiddleware } from './http/request-log.middleware';
import { endMetrics } from './metrics/serve-metrics';
import { parserPool } from './parsing/parser-pool';
import { closeCounter, rateLimitMiddleware } from './rate-limit/rate-limit.middleware';
import { stopJobs } from './jobs/running';
import { endQuickRows } from './transactions/quick-rows';
import { endWorkBeside } from './work/work-beside';
import type { Deps } from './services/published';
import { endPanelAbilities } from '../../strapi/server/keep-panel-abilities';
import { staffMay } from './permissions/staff-may.policy';
import { definePlugin } from './plugin/define-plugin';
import { resources } from './resources';
import { routes } from './routes';
import { bootstrap } from './bootstrap';
import { register } from './register';

const plugin = definePlugin({
  name: 'kernel',
  area: ['Sistema', 'Historial, comentarios, documentos, exportaciones, trabajos y esta documentación.'],
  resources,
  routes,
  jobs,
  messages: kernelMessages,
  histories: [{ type: 'media', needs: 'media-alts.write' }],
  register,
  bootstrap,
});

export default {
  ...plugin,
  async destroy({ strapi }: Deps) {
    await endWorkBeside(strapi);
    await stopJobs(strapi);
    await endClaims(strapi);
    parserPool.end();
    endMetrics(strapi);
    await closeCounter(strapi);
    closeRedisLink(strapi);
    await endDatabaseWatch(strapi);
    endPanelAbilities(strapi);
    endQuickRows(strapi);
  },
  policies: { 'staff-may': staffMay, 'may-move-media': mayMoveMedia },
  middlewares: {
    health: healthMiddleware,
    'request-log': requestLogMiddleware,
    answers: answersMiddleware,
    'method-override': methodOverrideMiddleware,
    'temporary-files': temporaryFilesMiddleware,
    'body-depth': bodyDepthMiddleware,
    'rate-limit': rateLimitMiddleware,
    idempotency: idempotencyMiddleware,
    acting: actingMiddleware,
  },
};
