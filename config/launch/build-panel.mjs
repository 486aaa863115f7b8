// npm run build:admin: the panel alone, and the servers that answer it; nothing where no source has changed.
import { buildPanel, buildWhatServes } from './build-all.mjs';
import { readSettings } from './before/settings.mjs';

// Strapi reads the settings before it builds: a new clone has none yet.
await readSettings({ makesSecrets: true });
await buildWhatServes(console.log);
await buildPanel(console.log);
console.log('El panel está al día: npm start lo sirve en /admin');
