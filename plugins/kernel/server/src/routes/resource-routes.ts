import type { Resource, ReadRule } from '../resources/resource.types';
import type { CataloguedRoute } from './catalogue';

type Row = Omit<CataloguedRoute, 'plugin' | 'path'> & { readonly suffix: '' | '/:id' };

/** The endpoints of a resource on each of its paths. */
export function resourceRoutes(plugin: string, resource: Resource): CataloguedRoute[] {
  const { definition } = resource;
  return [definition.path, ...(definition.aliases ?? [])].flatMap((path) =>
    rows(resource).map(({ suffix, ...row }) => ({ ...row, plugin, path: `${path}${suffix}` })),
  );
}

function rows({ noun, definition }: Resource): Row[] {
  const label = definition.label ?? noun;
  const list = rule(definition.list, definition.read);
  const show = rule(definition.show, definition.read);
  const verbs = definition.updateVerbs ?? (['PUT', 'PATCH'] as const);
  const { create, update, remove } = definition;
  return [
    ...(list ? [{ noun, action: 'find', method: 'GET' as const, suffix: '' as const, needs: list.needs, summary: `Lista: ${label}`, isList: true }] : []),
    ...(show ? [{ noun, action: 'findOne', method: 'GET' as const, suffix: '/:id' as const, needs: show.needs, summary: `Consulta: ${label}`, isList: false }] : []),
    ...(create
      ? [{ noun, action: 'create', method: 'POST' as const, suffix: '' as const, needs: create.needs, summary: `Alta: ${label}`, input: create.schema, isList: false }]
      : []),
    ...(update
      ? verbs.map((method) => ({ noun, action: 'update', method, suffix: '/:id' as const, needs: update.needs, summary: `Cambio: ${label}`, input: update.schema, isList: false }))
      : []),
    ...(remove ? [{ noun, action: 'remove', method: 'DELETE' as const, suffix: '/:id' as const, needs: remove.needs, summary: `Baja: ${label}`, isList: false }] : []),
  ];
}

const rule = (own: ReadRule | false | undefined, shared: ReadRule | undefined): ReadRule | undefined => (own === false ? undefined : (own ?? shared));
