import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { repositoryRoot } from './prepared-world';

const appDir = path.join(repositoryRoot, 'cms');

/** A module as a server loads it, built: its state is what the served platform reads, that of the sources is the test file's. */
export const builtModule = createRequire(path.join(appDir, 'server.cjs')) as <Module>(name: string) => Module;

type Kernel = typeof import('@mayorista/kernel');
export const builtKernel = (): Kernel => builtModule<Kernel>('@mayorista/kernel');

/** By which a platform would be ended once more at the process's end. */
const strapisOwn = 'terminateStrapi';

/**
 * Loads the platform as it was built, in this process, with nothing but `environment` to go by. One process serves one
 * platform after another: what takes long, loading the code, happens once. `distDir` is another release's, where it is one's subject.
 */
export async function load(environment: NodeJS.ProcessEnv, distDir = path.join(appDir, 'dist')): Promise<Core.Strapi> {
  replaceEnvironment(environment);
  builtModule<typeof import('@mayorista/config')>('@mayorista/config').forgetEnvironment();
  const { createStrapi } = builtModule<typeof import('@strapi/strapi')>('@strapi/strapi');
  const strapi = createStrapi({
    appDir,
    distDir,
    autoReload: false,
    serveAdminPanel: false,
  });
  await uncopied(() => validatedOnce(() => strapi.load()));
  return strapi;
}

let isValidated = false;

/** Strapi holds every route, type and permission against a schema, a third of what a start takes: a second platform has the first one's. */
async function validatedOnce(start: () => Promise<unknown>): Promise<void> {
  const { prototype } = builtModule<typeof import('@strapi/utils')>('@strapi/utils').yup.BaseSchema;
  const { validateSync } = prototype;
  if (isValidated) {
    prototype.validateSync = function (value, options) {
      // What is not only looked at but changed by its schema is changed each time.
      return options?.strict === true ? value : validateSync.call(this, value, options);
    };
  }
  try {
    await start();
    isValidated = true;
  } finally {
    prototype.validateSync = validateSync;
  }
}

interface Copier {
  cloneDeep: (value: unknown) => unknown;
}

/** Who is told of a start's content types is given a copy of them all, each of them, and none changes it: a sixth of a start. */
async function uncopied(start: () => Promise<unknown>): Promise<void> {
  const lodash = builtModule<Copier>('lodash/fp');
  const { cloneDeep } = lodash;
  lodash.cloneDeep = (value) =>
    typeof value === 'object' && value !== null && 'oldContentTypes' in value ? value : cloneDeep(value);
  try {
    await start();
  } finally {
    lodash.cloneDeep = cloneDeep;
  }
}

/** Has it answer on a port of this machine; gives the address. */
export async function listen(strapi: Core.Strapi): Promise<string> {
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
}

/** Ends a platform; its clock runs again. */
export async function unload(strapi: Core.Strapi): Promise<void> {
  // Strapi ends by taking every listener off the process, also those by which the test runner speaks to it.
  const kept = process
    .eventNames()
    .flatMap((name) => process.rawListeners(name as 'exit').map((listener) => [name, listener] as const))
    .filter(([, listener]) => listener.name !== strapisOwn);
  await strapi.destroy();
  for (const [name, listener] of kept) process.on(name as string, listener as (...given: unknown[]) => void);
  builtKernel().freezeClock(null);
}

/** What this process or the server before had set must not reach the next one. */
function replaceEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) {
    if (
      !(name in environment) &&
      /^(MAYORISTA_(?!TEST_)|DATABASE_URL|REDIS_URL|CMS_|STOREFRONT_|WORKER_|METRICS_|LOG_|SHUTDOWN_|MEILI_|S3_|SMTP_|WEBHOOK_|DEMO_|[A-Z_]*SECRET|APP_KEYS|.*_SALT)/.test(
        name,
      )
    )
      delete process.env[name];
  }
  // A value set to undefined would become the text 'undefined'.
  Object.assign(
    process.env,
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined)),
  );
}
