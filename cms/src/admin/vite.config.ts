import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { rewritings } from './bundling/panel-texts';
import { rewriteStrapi } from './bundling/rewrite-strapi';
import { spanishDocument } from './bundling/spanish-document';

const icon = readFileSync(path.join(__dirname, 'brand/mark.svg'), 'utf8');

/** What the panel's build adds to Strapi's. */
export default (config: UserConfig): UserConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), rewriteStrapi(rewritings), spanishDocument(icon)],
});
