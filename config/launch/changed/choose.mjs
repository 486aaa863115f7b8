import { importersIn, reaching } from './import-graph.mjs';
import {
  domainOf,
  isPanel,
  isServer,
  isStore,
  isWholeServer,
  namedBy,
  pluginOf,
  readPlugins,
  shakenBy,
} from './plugins.mjs';

const isDocs = (file) => /\.md$|^LICENSE$/.test(file);
const isCode = (file) => /\.[cm]?tsx?$|\.[cm]?js$/.test(file);
const isUnit = (file) => /\.test\.tsx?$/.test(file) && !isFlow(file);
const isFlow = (file) => /\.flow\.test\.ts$|^tests\/permissions\/.*\.test\.ts$/.test(file);
/** These end and freeze services: they run where there are any. */
const needsServices = (file) => file.startsWith('tests/faults/dependencies/');
const isJourney = (file) => /^tests\/journeys\/.*\.spec\.ts$/.test(file);

/** What everything is built, started or tested with. */
const isGround = (file) =>
  /(^|\/)(package(-lock)?|tsconfig(\.\w+)?)\.json$|^(vitest\.config\.mts|\.npmrc)$|^\.ci\//.test(file) ||
  (/^config\/launch\//.test(file) && !isUnit(file));
const isRuleOfTheLinter = (file) => /^(\.oxlintrc\.json|\.dependency-cruiser\.cjs)$|^config\/lint\//.test(file);
/** What every flow starts from: the world it copies, and the kit that boots its server. */
const isWorld = (file) => /^database\/(?!importers\/|backup\/)|\/demo\/|^tests\/setup\//.test(file);
const startsJourneys = (file) => /^tests\/journeys\/(playwright\.config|support\/servers\.setup)\.ts$/.test(file);

/** Reads the project's own files: no import says what it reads, so that any change may be what it finds. */
const readsTheTree = (text) => /import\.meta\.(dirname|url)|process\.cwd\(\)|__dirname|\bimport\([^'"]/.test(text);
/** Has words of PostgreSQL, Redis or what stands on them: what it does may differ there. */
const speaksToServices = (text) => /\bknex\b|\bstrapi\.db\b|\.documents\(|\bredis\b|\bbull\b/i.test(text);

/** Those that walk through every route, table and role there is. */
const isAcross = (file) => /^tests\/(contract|permissions|upgrade)\//.test(file);

/**
 * Chooses what a change can break. Answers by stage 'all', or the files it runs (none: the stage does not run), and lines that say why.
 * `changed` are paths, gone ones too; `files` a map of the project's paths to their texts; `suites` what the services' stage runs.
 */
export function whatBreaks(changed, files, suites) {
  const importers = importersIn(files);
  const reached = reaching(changed, importers);
  const plugins = readPlugins(files);
  const told = changed.filter((file) => !isDocs(file));
  const seen = { changed, told, files, reached: [...reached], plugins, tests: testsOf(files) };
  if (told.some(isGround))
    return {
      ...everything,
      why: [`Todo: cambió ${told.find(isGround)}, sobre lo que se construye y se prueba lo demás.`],
    };
  const why = [];
  const server = serverChange(seen);
  const unit = units(seen, why);
  const flow = flows(seen, server, why);
  const chosen = {
    format: changed.filter((file) => files.has(file)),
    ...checks(seen),
    unit,
    flow: flow === 'all' ? flow : flow.filter((file) => !needsServices(file)),
    journeys: journeys(seen, server, why),
  };
  return { ...chosen, services: services(seen, flow, suites, why), why };
}

const everything = Object.fromEntries(
  ['format', 'lint', 'types', 'imports', 'dead', 'unit', 'flow', 'services', 'journeys'].map((stage) => [stage, 'all']),
);

function testsOf(files) {
  const all = [...files.keys()];
  return { unit: all.filter(isUnit), flow: all.filter(isFlow), journeys: all.filter(isJourney) };
}

function checks({ told, files }) {
  const code = told.filter((file) => isCode(file) && !file.endsWith('.d.ts'));
  const lint = told.some(isRuleOfTheLinter) ? 'all' : code.filter((file) => files.has(file));
  const any = code.length > 0 ? 'all' : [];
  return { lint, types: any, imports: lint, dead: any };
}

/** Which plugins' servers a change is of: all, when it is of the process they run in, the world they start with or something all reach. */
function serverChange({ told, reached, plugins }) {
  const own = told.filter((file) => isServer(file) && pluginOf(file) !== undefined).map(pluginOf);
  const below = reached
    .filter((file) => !told.includes(file) && told.some(isBelowPlugins) && isServer(file))
    .map(pluginOf);
  const isAll =
    told.some((file) => isWholeServer(file) || isWorld(file)) || own.includes('kernel') || below.includes('kernel');
  const changed = isAll ? [...plugins.keys()] : [...new Set([...own, ...below])].filter(Boolean);
  return { isAll, changed, shaken: shakenBy(changed, plugins) };
}

const isBelowPlugins = (file) => /^(config|database)\//.test(file);

function units({ told, changed, files, reached, tests }, why) {
  const byImport = tests.unit.filter((file) => reached.includes(file));
  const readers = tests.unit.filter((file) => {
    const text = files.get(file);
    return readsTheTree(text) && (told.length > 0 || (changed.length > 0 && text.includes('.md')));
  });
  const all = [...new Set([...byImport, ...readers])];
  say(
    why,
    'Reglas',
    all,
    `${byImport.length} llegan a lo que cambió por sus importaciones, las demás leen los archivos del proyecto`,
  );
  return all;
}

function flows({ told, files, reached, plugins, tests }, { isAll, changed, shaken }, why) {
  if (isAll) {
    say(why, 'Flujos', tests.flow, 'todos: cambió algo con lo que arranca cada servidor');
    return 'all';
  }
  const byImport = tests.flow.filter((file) => reached.includes(file) || readsSameFolder(file, told));
  const byServer = tests.flow.filter((file) => {
    if (changed.length === 0) return false;
    const own = pluginOf(file);
    return own === undefined ? isAcross(file) || names(files.get(file), shaken, plugins) : shaken.has(own);
  });
  const all = [...new Set([...byImport, ...byServer])];
  const reason =
    changed.length === 0
      ? 'importan lo que cambió'
      : `los de ${[...shaken].sort().join(', ')} (${changed.join(', ')}, lo que se apoya en ello y aquello a lo que se añade), los que lo nombran y los que recorren toda la API`;
  say(why, 'Flujos', all, reason);
  return all;
}

/** Data of a folder of tests (a former world, rows of a bench) is read by the tests beside it. */
const readsSameFolder = (file, told) => {
  const folder = /^tests\/\w+\//.exec(file)?.[0];
  return folder !== undefined && told.some((each) => each.startsWith(folder) && !isCode(each));
};

/** A test that names no plugin may be of any. */
function names(text, some, plugins) {
  const named = namedBy(text, plugins);
  return named.size === 0 || [...named].some((name) => some.has(name));
}

function journeys({ told, files, reached, plugins, tests }, { isAll, changed }, why) {
  const isGeneral = (file) => isPanel(file) && [undefined, 'kernel'].includes(pluginOf(file));
  const panels = new Set(reached.filter(isPanel).map(domainOf));
  if (isAll || reached.some(startsJourneys)) {
    say(why, 'Recorridos', tests.journeys, 'todos: cambió algo con lo que arrancan sus servidores');
    return 'all';
  }
  const entersPanel = (file) => files.get(file).includes('./support/panel-');
  const entersStore = (file) => !entersPanel(file) || files.get(file).includes('./support/store-pages');
  const isStoreChanged = reached.some(isStore);
  const isFrameChanged = reached.some(isGeneral);
  const all = tests.journeys.filter(
    (file) =>
      reached.includes(file) ||
      (isStoreChanged && entersStore(file)) ||
      (entersPanel(file) && (isFrameChanged || (panels.size > 0 && names(files.get(file), panels, plugins)))) ||
      (changed.length > 0 && names(files.get(file), new Set(changed), plugins)),
  );
  const reasons = [
    isStoreChanged && 'los de la tienda',
    isFrameChanged ? 'los del panel' : panels.size > 0 && `los del panel de ${[...panels].join(', ')}`,
    changed.length > 0 && `los que nombran ${changed.join(', ')} o ningún plugin`,
    told.some((file) => file.startsWith('tests/journeys/')) && 'los que cambiaron',
  ];
  say(why, 'Recorridos', all, reasons.filter(Boolean).join('; '));
  return all;
}

function services({ told, files }, flow, suites, why) {
  if (told.some((file) => /^tests\/services\/\w+\.(mjs|cjs)$/.test(file))) {
    say(why, 'PostgreSQL y Redis', suites, 'cambió cómo se prueba con ellos');
    return 'all';
  }
  const speaking = told.filter(
    (file) =>
      file.startsWith('database/') || ((isServer(file) || isFlow(file)) && speaksToServices(files.get(file) ?? 'knex')),
  );
  if (speaking.length === 0) return [];
  if (flow === 'all') {
    say(why, 'PostgreSQL y Redis', suites, `todos: ${speaking[0]} habla con ellos`);
    return 'all';
  }
  const all = flow.filter((file) => suites.some((suite) => file.includes(suite)));
  say(why, 'PostgreSQL y Redis', all, `los mismos flujos: ${speaking[0]} habla con ellos`);
  return all;
}

function say(why, label, files, reason) {
  if (files.length > 0) why.push(`${label} (${files.length}): ${reason}.`);
}
