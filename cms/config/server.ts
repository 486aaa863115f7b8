import { env } from '@mayorista/config';

export default () => ({
  host: env().host,
  port: env().cmsPort,
  url: env().publicCmsUrl,
  app: { keys: env().secrets.appKeys },
  webhooks: { populateRelations: false },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
