import type { Resource, ReadRule } from '../resources/resource.types';
import { dataOutput, emptyOutput, listOutput, type Output } from '../outputs/output';
import type { CataloguedRoute } from './catalogue';
import type { Method } from './route.types';

type Row = Omit<CataloguedRoute, 'plugin' | 'path'> & { readonly suffix: '' | '/:id' };

/** Builds the endpoints of a resource on each of its paths. */
export function resourceRoutes(plugin: string, resource: Resource): CataloguedRoute[] {
  const { definition } = resource;
  return [definition.path, ...(definition.aliases ?? [])].flatMap((path) =>
    rows(resource).map(({ suffix, ...row }) => ({ ...row, plugin, path: `${path}${suffix}` })),
  );
}

/** The outputs of a resource's calls; none where it does not declare what `serialize` returns. */
export function resourceOutputs({ definition: { output } }: Resource): {
  readonly list?: Output;
  readonly one?: Output;
} {
  return output === undefined ? {} : { list: listOutput(output), one: dataOutput(output) };
}

/** Returns what a verb of a resource answers that ends with the record. Throws when the resource does not declare its output. */
export function resourceOutput(resource: Resource): Output {
  const { one } = resourceOutputs(resource);
  if (one === undefined) throw new Error(`The resource ${resource.noun} does not declare its output`);
  return one;
}

function rows(resource: Resource): Row[] {
  const { noun, definition } = resource;
  const outputs = resourceOutputs(resource);
  const label = definition.label ?? noun;
  const list = rule(definition.list, definition.read);
  const show = rule(definition.show, definition.read);
  const verbs = definition.updateVerbs ?? (['PUT', 'PATCH'] as const);
  const { create, update, remove } = definition;
  const answersOne = outputs.one === undefined ? {} : { output: outputs.one };
  const whole = { noun, suffix: '', isList: false, ...answersOne } as const;
  const one = { noun, suffix: '/:id', isList: false, ...answersOne } as const;
  const says = (action: string, method: Method, verb: string) => ({ action, method, summary: `${verb}: ${label}` });
  const rowsOf = <Rule>(of: Rule | undefined, make: (of: Rule) => Row): Row[] => (of === undefined ? [] : [make(of)]);
  return [
    ...rowsOf(list, ({ needs }) => ({
      ...whole,
      isList: true,
      ...says('find', 'GET', 'Lista'),
      needs,
      ...(outputs.list === undefined ? {} : { output: outputs.list }),
    })),
    ...rowsOf(show, ({ needs }) => ({ ...one, ...says('findOne', 'GET', 'Consulta'), needs })),
    ...rowsOf(create, ({ needs, schema: input }) => ({
      ...whole,
      ...says('create', 'POST', 'Alta'),
      needs,
      input,
      status: 201,
    })),
    ...rowsOf(update, ({ needs, schema: input }) => ({
      ...one,
      ...says('update', 'PUT', 'Cambio'),
      needs,
      input,
    })).flatMap((row) => verbs.map((method) => ({ ...row, method }))),
    ...rowsOf(remove, ({ needs }) => ({ ...one, ...says('remove', 'DELETE', 'Baja'), needs, output: emptyOutput })),
  ];
}

const rule = (own: ReadRule | false | undefined, shared: ReadRule | undefined): ReadRule | undefined =>
  own === false ? undefined : (own ?? shared);
