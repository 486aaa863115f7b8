import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { env, keepDataPrivate } from '@mayorista/config';

/** Public files lie in the data folder; Strapi's local provider wants its folder to exist before it starts. */
function publicFolder(): string {
  keepDataPrivate();
  const folder = path.join(env().dataFolder, 'public');
  mkdirSync(path.join(folder, 'uploads'), { recursive: true });
  return folder;
}

/** Longer than proxies and our own clients keep a connection at rest: who closes first must not be the server, or a call meets a closed door. */
const KEEP_ALIVE_MS = 65_000;

export default () => ({
  host: env().host,
  port: env().cmsPort,
  url: env().publicCmsUrl,
  dirs: { public: publicFolder() },
  app: { keys: env().secrets.appKeys },
  http: { serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } },
  webhooks: { populateRelations: false },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
