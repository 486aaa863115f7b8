// The OpenAPI document as the code declares it: no server, no database.
import { createRequire } from 'node:module';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildServers } from '../launch/build.mjs';
import { root } from '../launch/root.mjs';

/** Builds what is stale and returns the document with this server address. */
export async function loadDocument(serverUrl) {
  await buildServers();
  // As the platform itself finds its plugins.
  const load = createRequire(path.join(root, 'cms', 'package.json'));
  // A plugin of pages alone answers no call.
  const answers = (name) => './strapi-server' in load(`@mayorista/${name}/package.json`).exports;
  const names = await readdir(path.join(root, 'plugins'));
  for (const name of names.filter(answers)) load(`@mayorista/${name}/strapi-server`);
  const { definedPlugins, openApiDocument } = load('@mayorista/kernel');
  return openApiDocument(definedPlugins(), serverUrl);
}
