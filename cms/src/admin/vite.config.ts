import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changesOfThePanel } from '@mayorista/kernel/strapi/panel-build';
import type { UserConfig } from 'vite';

const ownParts = {
  menu: path.join(__dirname, 'frame/PanelMenu'),
  icon: readFileSync(path.join(__dirname, 'brand/mark.svg'), 'utf8'),
};

/** What the panel's build adds to Strapi's. */
export default (config: UserConfig): UserConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), ...changesOfThePanel(ownParts)],
});
