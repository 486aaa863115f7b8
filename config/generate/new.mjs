// npm run new -- entity PLUGIN NAME [--label "nombre en español"]   a noun: content type, resource, permissions, flow test
// npm run new -- feature PLUGIN NOUN VERB                           a verb of it: permission, route, transaction, flow test
import { parseArgs } from 'node:util';
import { entityPlan } from './entity.mjs';
import { featurePlan } from './feature.mjs';
import { writePlan } from './project.mjs';

const usage = [
  'Uso: npm run new -- entity PLUGIN NOMBRE [--label "nombre en español"]',
  '     npm run new -- feature PLUGIN SUSTANTIVO VERBO',
].join('\n');

const next = {
  entity: ({ plugin, name }) => [
    'Sigue:',
    '  - los demás campos: schema.json (con su etiqueta en español) y el resource',
    '  - quién lee y quién escribe: config/src/permissions',
    `  - si se edita en las vistas generadas del panel: 'api::${plugin}.${name}' en config/src/permissions/panel-content.ts`,
  ],
  feature: ({ noun, verb }) => [
    'Sigue:',
    `  - lo que el verbo cambia y lo que lo impide: ${verb}-${noun}.ts, con sus textos en messages.ts`,
    '  - quién puede: config/src/permissions',
  ],
};

function asked() {
  const { values, positionals } = parseArgs({ options: { label: { type: 'string' } }, allowPositionals: true });
  const [kind, plugin, name, verb] = positionals;
  if (kind === 'entity' && positionals.length === 3) return { kind, plugin, name, label: values.label };
  if (kind === 'feature' && positionals.length === 4) return { kind, plugin, noun: name, verb };
  throw new Error(usage);
}

try {
  const wish = asked();
  const files = await writePlan(wish.kind === 'entity' ? entityPlan(wish) : featurePlan(wish));
  console.log([...files.map((file) => `  ${file}`), ...next[wish.kind](wish)].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
