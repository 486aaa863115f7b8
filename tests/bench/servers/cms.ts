import path from 'node:path';
import { freePort } from '@mayorista/kernel/testing/free-port';
import { repositoryRoot, worldEnvironment } from '@mayorista/kernel/testing/prepared-world';
import { startServer, type RunningServer } from './process';

/** Our content server on a data folder, as it runs in production (its secrets are those of the tests). */
export async function startCms(dataFolder: string, more: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const port = await freePort();
  return startServer({
    args: ['--max-semi-space-size=64', 'server.cjs'],
    cwd: path.join(repositoryRoot, 'cms'),
    env: { ...worldEnvironment(dataFolder), NODE_ENV: 'production', CMS_PORT: String(port), ...more },
    port,
    healthPath: '/_health',
  });
}
