import { guardedFields } from '@mayorista/config';
import type { Core, UID } from '@strapi/strapi';
import { modelTypeOf } from '../audit/audit-panel';
import { recordOfResource } from '../records/record-of-resource';
import type { RecordType } from '../records/record-types';
import type { Resource } from '../resources/resource.types';

/** Who may read the history of a kind of record, declared by the plugin that owns it. */
export interface HistoryType {
  /** The name under which its changes are audited: 'products'. */
  readonly type: string;
  /** The permission that reads the record itself. */
  readonly needs: string;
  /** The record within the actor's scope; without it, whoever holds the permission sees them all. */
  readonly find?: RecordType['find'];
  /** Fields that some readers of the record may not read, with the permission that shows each. */
  readonly guarded?: Readonly<Record<string, string>>;
}

interface Registry {
  readonly byType: Map<string, HistoryType>;
  /** Of content types: the panel audits what it writes under a type's plural. */
  readonly byUid: Map<UID.ContentType, HistoryType>;
}

const registries = new WeakMap<Core.Strapi, Registry>();

function registryOf(strapi: Core.Strapi): Registry {
  const registry = registries.get(strapi) ?? { byType: new Map(), byUid: new Map() };
  registries.set(strapi, registry);
  return registry;
}

/** Called from a plugin's register; a name declared twice is a defect found at start. */
export function registerHistories(strapi: Core.Strapi, types: readonly HistoryType[]): void {
  const { byType } = registryOf(strapi);
  for (const each of types) {
    if (byType.has(each.type)) throw new Error(`The history of "${each.type}" is declared twice`);
    byType.set(each.type, each);
  }
}

/**
 * The history of a resource is read by whoever reads the resource, within the same scope. Those of `definePlugin` are registered by
 * themselves.
 */
export function registerResourceHistories(strapi: Core.Strapi, resources: readonly Resource[]): void {
  const { byType, byUid } = registryOf(strapi);
  for (const resource of resources) {
    const { uid, scope } = resource.definition;
    const needs = readingRight(resource);
    if (needs === undefined) continue;
    const find = scope === undefined ? {} : { find: recordOfResource(resource) };
    const type = { type: resource.noun, needs, ...find, guarded: guardedFields[uid] ?? {} };
    if (!byType.has(type.type)) byType.set(type.type, type);
    if (!byUid.has(uid)) byUid.set(uid, type);
  }
}

const readingRight = ({ definition: { show, read, list } }: Resource): string | undefined =>
  (show === false ? undefined : show?.needs) ?? read?.needs ?? (list === false ? undefined : list?.needs);

/** Undefined for a kind that nobody declared: its history is nobody's. */
export function historyTypeOf(strapi: Core.Strapi, type: string): HistoryType | undefined {
  const { byType, byUid } = registryOf(strapi);
  return byType.get(type) ?? [...byUid].find(([uid]) => modelTypeOf(strapi, uid) === type)?.[1];
}
