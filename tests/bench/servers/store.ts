import path from 'node:path';
import { freePort } from '@mayorista/kernel/testing/free-port';
import { repositoryRoot, worldEnvironment } from '@mayorista/kernel/testing/prepared-world';
import { startServer, type RunningServer } from './process';

/** The built store in front of our content server, as it runs in production. */
export async function startStore(dataFolder: string, cmsUrl: string): Promise<RunningServer> {
  const port = await freePort();
  return startServer({
    args: ['server.mjs'],
    cwd: path.join(repositoryRoot, 'storefront'),
    env: {
      ...worldEnvironment(dataFolder),
      NODE_ENV: 'production',
      CMS_URL: cmsUrl,
      STOREFRONT_PORT: String(port),
      PUBLIC_STORE_URL: `http://127.0.0.1:${port}`,
    },
    port,
    healthPath: '/healthz',
  });
}

/** Logs in at the store as a person would; the cookies of the session. */
export async function storeCookies(url: string, identifier: string, password: string): Promise<string> {
  const page = await fetch(`${url}/login`);
  const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: pairs(page), Origin: url },
    body: new URLSearchParams({ csrf, identifier, password, redirectTo: '/' }),
  });
  if (answer.status !== 302) throw new Error(`The store did not let ${identifier} in: ${answer.status}`);
  return `${pairs(page)}; ${pairs(answer)}`;
}

const pairs = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
