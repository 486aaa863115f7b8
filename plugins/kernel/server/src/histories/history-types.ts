import type { Core, UID } from '@strapi/strapi';
import { modelTypeOf } from '../audit/audit-panel';
import { recordOfResource } from '../records/record-of-resource';
import type { RecordType } from '../records/record-types';
import type { Resource } from '../resources/resource.types';

/** The readers of the history of a kind of record, declared by the plugin that owns it. */
export interface HistoryType {
  /** The name under which its changes are audited: 'products'. */
  readonly type: string;
  /** The permission code to read the record itself. */
  readonly needs: string;
  /** Finds the record within the actor's scope; without it, every holder of the permission sees all records. */
  readonly find?: RecordType['find'];
  /** The content type whose guarded fields the history hides from whom the record hides them. */
  readonly uid?: UID.ContentType;
}

interface Registry {
  readonly byType: Map<string, HistoryType>;
  /** Kinds of record by content type: the panel audits writes under the type's plural. */
  readonly byUid: Map<UID.ContentType, HistoryType>;
}

const registries = new WeakMap<Core.Strapi, Registry>();

function registryOf(strapi: Core.Strapi): Registry {
  const registry = registries.get(strapi) ?? { byType: new Map(), byUid: new Map() };
  registries.set(strapi, registry);
  return registry;
}

/** Registers histories; call it from a plugin's register. Throws for a name registered twice. */
export function registerHistories(strapi: Core.Strapi, types: readonly HistoryType[]): void {
  const { byType } = registryOf(strapi);
  for (const each of types) {
    if (byType.has(each.type)) throw new Error(`The history of "${each.type}" is declared twice`);
    byType.set(each.type, each);
  }
}

/**
 * Registers the histories of resources: each is read by those who may read the resource, within the same scope. `definePlugin` does it
 * for its own resources.
 */
export function registerResourceHistories(strapi: Core.Strapi, resources: readonly Resource[]): void {
  const { byType, byUid } = registryOf(strapi);
  for (const resource of resources) {
    const { uid, scope } = resource.definition;
    const needs = readingRight(resource);
    if (needs === undefined) continue;
    const find = scope === undefined ? {} : { find: recordOfResource(resource) };
    const type = { type: resource.noun, needs, ...find, uid };
    if (!byType.has(type.type)) byType.set(type.type, type);
    if (!byUid.has(uid)) byUid.set(uid, type);
  }
}

const readingRight = ({ definition: { show, read, list } }: Resource): string | undefined =>
  (show === false ? undefined : show?.needs) ?? read?.needs ?? (list === false ? undefined : list?.needs);

/** Returns the declared history of a kind of record, or undefined, in which case the API shows it to nobody. */
export function historyTypeOf(strapi: Core.Strapi, type: string): HistoryType | undefined {
  const { byType, byUid } = registryOf(strapi);
  return byType.get(type) ?? [...byUid].find(([uid]) => modelTypeOf(strapi, uid) === type)?.[1];
}
