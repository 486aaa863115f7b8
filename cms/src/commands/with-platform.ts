import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { requireEnvironment } from '@mayorista/config';

/** Loads the platform without HTTP and without running jobs, does some work with it and ends it. */
export async function withPlatform<T>(work: (strapi: Core.Strapi) => Promise<T>): Promise<T> {
  const appDir = path.join(requireEnvironment().root, 'cms');
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  // A command says itself what came of it.
  strapi.log.level = 'error';
  await strapi.load();
  try {
    return await work(strapi);
  } finally {
    await strapi.destroy();
  }
}
