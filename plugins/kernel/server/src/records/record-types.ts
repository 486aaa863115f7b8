import type { Core } from '@strapi/strapi';
import { NotFound, refuse } from '../errors/refusal';
import { requirePermission } from '../permissions/needs';
import type { Actor } from '../permissions/actor';

interface Codes {
  readonly read: string;
  readonly write: string;
}

/** A kind of record on which comments and documents may hang, declared by the plugin that owns it. */
export interface RecordType {
  /** As the API names it in modelType: 'project', 'ticket'. */
  readonly type: string;
  /** Permission codes; a side that is left out is not offered for this kind. */
  readonly comments?: Codes;
  readonly documents?: Codes;
  /** Whether the record exists for this actor (row scope included). */
  readonly exists: (strapi: Core.Strapi, actor: Actor, id: string) => Promise<boolean>;
}

export type Side = 'comments' | 'documents';

const registries = new WeakMap<Core.Strapi, Map<string, RecordType>>();

/** Called from a plugin's register; a type declared twice is a defect found at start. */
export function registerRecordTypes(strapi: Core.Strapi, types: readonly RecordType[]): void {
  const registry = registries.get(strapi) ?? new Map<string, RecordType>();
  registries.set(strapi, registry);
  for (const each of types) {
    if (registry.has(each.type)) throw new Error(`Record type "${each.type}" is declared twice`);
    registry.set(each.type, each);
  }
}

export interface RecordRef {
  readonly modelType: string;
  readonly modelId: string;
}

/** Refuses an unknown kind (422), a person without its permission (401, 403) and a record that is not theirs to see (404). */
export async function requireRecord(strapi: Core.Strapi, actor: Actor, record: RecordRef, wish: { readonly side: Side; readonly verb: keyof Codes }): Promise<void> {
  const type = registries.get(strapi)?.get(record.modelType);
  const codes = type?.[wish.side];
  if (type === undefined || codes === undefined) return refuse('unknown_model_type', 'modelType');
  requirePermission(actor, codes[wish.verb]);
  if (!(await type.exists(strapi, actor, record.modelId))) throw new NotFound();
}
