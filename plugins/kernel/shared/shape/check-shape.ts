import { setKey } from './lines';
import type { Shape } from './shape';

const snakeCase = /^[a-z]+(_[a-z0-9]+)*$/;
/** Columns that Strapi gives every table. */
const strapis = ['id', 'document_id', 'created_at', 'updated_at', 'published_at', 'created_by', 'updated_by', 'locale'];
const kebabCase = /^[a-z]+(-[a-z0-9]+)*$/;

/** Throws an error that names the shape and its first defect, of those that types cannot find: names, labels, unreachable states, ambiguous moves. */
export function checkShape(shape: Shape): void {
  const [defect] = [...nameDefects(shape), ...stateDefects(shape), ...foundDefects(shape)];
  if (defect !== undefined) throw new Error(`Shape ${shape.name}: ${defect}`);
}

function nameDefects({ name, plural, label, fields, lines, states, moves, stateField }: Shape): string[] {
  const groups = [fields, ...Object.values(lines).map((each) => each.fields)];
  const names = [...groups.flatMap((group) => Object.keys(group)), ...Object.keys(lines), stateField];
  return [
    ...(/^una? /.test(label[0]) ? [] : [`'${label[0]}' begins with neither un nor una`]),
    ...[name, plural].filter((each) => !kebabCase.test(each)).map((each) => `${each} is not kebab-case`),
    ...[...names, ...Object.keys(states), ...Object.keys(moves)]
      .filter((each) => !snakeCase.test(each))
      .map((each) => `${each} is not snake_case`),
    ...[
      ...Object.keys(lines),
      ...Object.values(lines).flatMap(({ set }) => (set === null ? [] : [setKey(set)])),
      stateField,
    ]
      .filter((each) => Object.hasOwn(fields, each))
      .map((each) => `${each} names a field and something else`),
    ...names.filter((each) => strapis.includes(each)).map((each) => `${each} is a column of Strapi's own`),
  ];
}

function stateDefects({ states, moves }: Shape): string[] {
  const [first] = Object.keys(states);
  const reached = new Set(first === undefined ? [] : [first]);
  for (const state of reached)
    for (const { from, to } of Object.values(moves)) if ([from].flat().includes(state)) reached.add(to);
  const steps = Object.values(moves).flatMap(({ from, to }) => [from].flat().map((each) => `${each} to ${to}`));
  return [
    ...Object.keys(states)
      .filter((state) => !reached.has(state))
      .map((state) => `state ${state} is never reached`),
    ...steps.filter((step, index) => steps.indexOf(step) !== index).map((step) => `two moves lead from ${step}`),
  ];
}

function foundDefects({ found, label }: Shape): string[] {
  if (found === null) return [];
  return Object.keys(found.by).length === 0 && !found.byId ? [`nothing finds ${label[0]}`] : [];
}
