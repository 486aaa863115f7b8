/** Test kit of all plugins (style 7.9). */
export { anyRecord } from './any-record';
export { boot, demoPassword, runningApps, type TestApp } from './boot';
export { buildInput } from './build-input';
export type { Answer, Client } from './client';
export { client } from './client';
export { clock } from './clock';
export { codesOf, expectRefused, formErrors } from './expect';
export { freePort } from './free-port';
export { halfUpload } from './half-upload';
export {
  copyOfWorld,
  emptyWorld,
  installedWorld,
  worldEnvironment,
  repositoryRoot,
  type World,
} from './prepared-world';
export { builtFile, builtKernel, builtModule, listen, load, unload } from './served';
export { servicesOfTests } from './services';
export { stopAfterSuite, stopStarted } from './stop-after-suite';
export { fetchPdf, textOfPdf } from './text-of-pdf';
