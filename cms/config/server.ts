import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { env } from '@mayorista/config';

/** Public files lie in the data folder; Strapi's local provider wants its folder to exist before it starts. */
function publicFolder(): string {
  const folder = path.join(env().dataFolder, 'public');
  mkdirSync(path.join(folder, 'uploads'), { recursive: true });
  return folder;
}

export default () => ({
  host: env().host,
  port: env().cmsPort,
  url: env().publicCmsUrl,
  dirs: { public: publicFolder() },
  app: { keys: env().secrets.appKeys },
  webhooks: { populateRelations: false },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
