// npm run new -- record|document|content PLUGIN NAME …   a noun: shape (or content type), permissions, its line in the panel, flow test
// npm run new -- verb PLUGIN NOUN VERB --role ROLE       a verb of it: permission, route, transaction, history, flow test
import { parseArgs } from 'node:util';
import { areas } from './areas.mjs';
import { contentPlan } from './content.mjs';
import { writePlan } from './project.mjs';
import { recordPlan } from './record.mjs';
import { roles } from './roles.mjs';
import { verbPlan } from './verb.mjs';

const usage = [
  'Uso: npm run new -- record PLUGIN NOMBRE --label "una báscula|básculas" --role ROL --area ÁREA',
  '     npm run new -- document …   con partidas, estados y archivo',
  '     npm run new -- content …    en varios idiomas, con borrador y publicación',
  '     npm run new -- verb PLUGIN SUSTANTIVO VERBO --role ROL',
  'NOMBRE, SUSTANTIVO y VERBO en inglés y en singular, con guiones (price-list)',
  `ROL es el único rol del panel que lo podrá hacer: ${roles().join(', ')}`,
  `ÁREA es donde se ve en el menú del panel: ${areas().join(', ')}`,
].join('\n');

const shapeFile = ({ plugin, name }) => `plugins/${plugin}/shared/${name}.shape.ts`;
const more = '  - quién más lee y quién más escribe: config/src/permissions';
const next = {
  record: (wish) => [`  - los demás campos: ${shapeFile(wish)}`, '  - lo que debe cumplirse: check y checkIn', more],
  document: (wish) => [
    `  - quita lo que sobre (partidas, estados, archivo): ${shapeFile(wish)}`,
    '  - lo que debe cumplirse y lo que pasa en cada paso: check, moves',
    more,
  ],
  content: () => ['  - los demás campos: schema.json (con su etiqueta en español) y el resource', more],
  verb: ({ noun, verb }) => [
    `  - lo que el verbo cambia y lo que lo impide: ${verb}-${noun}.ts, con sus textos en messages.ts`,
    '  - si solo cambia de estado un documento, es un paso (moves) de su shape y no un verbo',
    '  - quién más puede: config/src/permissions',
  ],
};
const plans = { record: recordPlan, document: recordPlan, content: contentPlan, verb: verbPlan };

function asked() {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    options: { label: text, role: text, area: text },
    allowPositionals: true,
  });
  const [kind, plugin, name, verb] = positionals;
  if (kind === 'verb' && positionals.length === 4) return { kind, plugin, noun: name, verb, role: values.role };
  if (Object.hasOwn(plans, kind) && kind !== 'verb' && positionals.length === 3)
    return { kind, plugin, name, ...values };
  throw new Error(usage);
}

try {
  const wish = asked();
  const files = await writePlan(plans[wish.kind](wish));
  const test = files.find((file) => file.endsWith('.flow.test.ts'));
  console.log([...files.map((file) => `  ${file}`), 'Pruébalo:', `  npx vitest run ${test}`].join('\n'));
  console.log(['Sigue:', ...next[wish.kind](wish)].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
