// npm run new -- entity PLUGIN NAME --role ROLE [--label "nombre en español"]   a noun: content type, resource, permissions, flow test
// npm run new -- feature PLUGIN NOUN VERB --role ROLE                           a verb of it: permission, route, transaction, flow test
import { parseArgs } from 'node:util';
import { entityPlan } from './entity.mjs';
import { featurePlan } from './feature.mjs';
import { writePlan } from './project.mjs';
import { roles } from './roles.mjs';

const usage = [
  'Uso: npm run new -- entity PLUGIN NOMBRE --role ROL [--label "nombre en español"]',
  '     npm run new -- feature PLUGIN SUSTANTIVO VERBO --role ROL',
  `ROL es el único rol del panel que lo podrá hacer: ${roles().join(', ')}`,
].join('\n');

const next = {
  entity: ({ plugin, name }) => [
    'Sigue:',
    '  - los demás campos: schema.json (con su etiqueta en español) y el resource',
    '  - quién más lee, y quién más escribe: config/src/permissions',
    `  - si se edita en las vistas generadas del panel: 'api::${plugin}.${name}' en config/src/permissions/panel-content.ts`,
  ],
  feature: ({ noun, verb }) => [
    'Sigue:',
    `  - lo que el verbo cambia y lo que lo impide: ${verb}-${noun}.ts, con sus textos en messages.ts`,
    '  - quién más puede: config/src/permissions',
  ],
};

function asked() {
  const { values, positionals } = parseArgs({
    options: { label: { type: 'string' }, role: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind, plugin, name, verb] = positionals;
  const { role } = values;
  if (kind === 'entity' && positionals.length === 3) return { kind, plugin, name, role, label: values.label };
  if (kind === 'feature' && positionals.length === 4) return { kind, plugin, noun: name, verb, role };
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
