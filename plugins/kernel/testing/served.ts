import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { settingNames } from '@mayorista/config';
import type { Core } from '@strapi/strapi';
import { callHandlersOnce } from './handlers-once';
import { repositoryRoot } from './prepared-world';

const appDir = path.join(repositoryRoot, 'cms');

/** Requires a module in its built form, as the served platform does. The sources that a test file imports have a state of their own. */
export const builtModule = createRequire(path.join(appDir, 'server.cjs')) as <Module>(name: string) => Module;

/** Requires a file of a plugin's build, as the served platform does: `builtFile('listings', 'server/src/store/target')`. */
export const builtFile = <Module>(plugin: string, file: string): Module =>
  builtModule<Module>(path.join(repositoryRoot, 'plugins', plugin, 'dist', `${file}.js`));

type Kernel = typeof import('@mayorista/kernel');
export const builtKernel = (): Kernel => builtModule<Kernel>('@mayorista/kernel');

/** Name of the listener by which Strapi would stop a platform again when the process ends. */
const strapisOwn = 'terminateStrapi';

/** The platform of this process, and the end of the latest start: a process can serve one at a time. */
let served: Core.Strapi | null = null;
let latestStart: Promise<unknown> = Promise.resolve();

/**
 * Loads the built platform in this process with the settings of `environment`, in place of those of the platform before. One
 * process serves one platform after another, so that the code is loaded once: a start waits for the one before it, and ends what a
 * test left behind that was given up while it started something. `distDir` may be the build of another release; `whenMade` is given
 * the platform before it starts.
 */
export function load(
  environment: NodeJS.ProcessEnv,
  distDir = path.join(appDir, 'dist'),
  whenMade: (strapi: Core.Strapi) => void = () => undefined,
): Promise<Core.Strapi> {
  const next = latestStart.then(async () => {
    // What had not come up may not go down cleanly either; whoever asked for it was told.
    if (served !== null) await unload(served).catch((error: unknown) => console.warn(`Left behind: ${String(error)}`));
    return start(environment, distDir, whenMade);
  });
  latestStart = next.catch(() => undefined);
  return next;
}

async function start(
  environment: NodeJS.ProcessEnv,
  distDir: string,
  whenMade: (strapi: Core.Strapi) => void,
): Promise<Core.Strapi> {
  replaceEnvironment(environment);
  builtModule<typeof import('@mayorista/config')>('@mayorista/config').forgetEnvironment();
  const { createStrapi } = builtModule<typeof import('@strapi/strapi')>('@strapi/strapi');
  const strapi = createStrapi({
    appDir,
    distDir,
    autoReload: false,
    serveAdminPanel: false,
  });
  whenMade(strapi);
  served = strapi;
  await uncopied(() => validatedOnce(() => strapi.load()));
  callHandlersOnce(strapi);
  return strapi;
}

let isValidated = false;

/** Runs a start. From the second on it skips Strapi's strict validation of routes, types and permissions, a third of a start's time: the first has checked the same. */
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

/** Runs a start without the deep copy of all content types that Strapi makes for each of its listeners, a sixth of a start's time: none of them changes it. */
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

/** Listens on a free port of this machine. Returns the address. */
export async function listen(strapi: Core.Strapi): Promise<string> {
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
}

/** Stops a platform, whether it had come up or not, and unfreezes its clock. Does nothing where another is served by now. */
export async function unload(strapi: Core.Strapi): Promise<void> {
  if (served !== strapi) return;
  served = null;
  // Strapi ends by taking every listener off the process, also those by which the test runner speaks to it.
  const kept = process
    .eventNames()
    .flatMap((name) => process.rawListeners(name as 'exit').map((listener) => [name, listener] as const))
    .filter(([, listener]) => listener.name !== strapisOwn);
  await strapi.destroy();
  for (const [name, listener] of kept) process.on(name as string, listener as (...given: unknown[]) => void);
  builtKernel().freezeClock(null);
}

/** Applies an environment to this process and deletes settings that it does not name, so that those of an earlier server do not reach the next. */
function replaceEnvironment(environment: NodeJS.ProcessEnv): void {
  const isSetting = (name: string): boolean =>
    settingNames.has(name) || /^MAYORISTA_(?!TEST_)|SECRET$|^APP_KEYS$|_SALT$/.test(name);
  for (const name of Object.keys(process.env)) if (isSetting(name) && !(name in environment)) delete process.env[name];
  // A value set to undefined would become the text 'undefined'.
  Object.assign(
    process.env,
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined)),
  );
}
