import type { Core } from '@strapi/strapi';
import { NotFoundError, reject } from '../errors/refusal';
import { requirePermission } from '../permissions/needs';
import type { Actor } from '../permissions/actor';

interface Codes {
  readonly read: string;
  readonly write: string;
}

/** A record that comments and documents hang on, as its plugin found it for an actor. */
export interface FoundRecord {
  /** Its public id, whichever way it was asked for. */
  readonly id: number | string;
  /** The customer whose record it is: its people may download its documents. Null: of the house alone. */
  readonly companyId: number | null;
}

/** A kind of record on which comments and documents may hang, declared by the plugin that owns it. */
export interface RecordType {
  /** As the API names it in modelType: 'project', 'ticket'. */
  readonly type: string;
  /** The name under which its changes are audited, where that is another: 'products'. */
  readonly auditedAs?: string;
  /** Permission codes; a side that is left out is not offered for this kind. */
  readonly comments?: Codes;
  readonly documents?: Codes;
  /** The record within the actor's scope; null when there is none for them. */
  readonly find: (strapi: Core.Strapi, actor: Actor, id: string) => Promise<FoundRecord | null>;
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

/** A record somebody may work on: how rows name it, how the audit does, and what its side asks of people. */
export interface OpenRecord {
  readonly ref: RecordRef;
  readonly audit: RecordRef;
  readonly codes: Codes;
  readonly companyId: number | null;
}

/** Refuses an unknown kind (422), a person without its permission (401, 403) and a record that is not theirs to see (404). */
export async function requireRecord(
  strapi: Core.Strapi,
  actor: Actor,
  { modelType, modelId }: RecordRef,
  { side, verb }: { readonly side: Side; readonly verb: keyof Codes },
): Promise<OpenRecord> {
  const type = registries.get(strapi)?.get(modelType);
  const codes = type?.[side];
  if (type === undefined || codes === undefined) return reject('unknown_model_type', 'modelType');
  requirePermission(actor, codes[verb]);
  const found = await type.find(strapi, actor, modelId);
  if (found === null) throw new NotFoundError();
  const id = String(found.id);
  return {
    ref: { modelType, modelId: id },
    audit: { modelType: auditName(strapi, modelType), modelId: id },
    codes,
    companyId: found.companyId,
  };
}

/** The name under which a kind of record is audited; what nobody declared is audited under its own name. */
export const auditName = (strapi: Core.Strapi, modelType: string): string =>
  registries.get(strapi)?.get(modelType)?.auditedAs ?? modelType;

/** Whether an actor reaches the record that something hangs on; what hangs on no kind declared here is judged by others. */
export async function reachesRecord(
  strapi: Core.Strapi,
  actor: Actor,
  { modelType, modelId }: RecordRef,
): Promise<boolean> {
  const type = registries.get(strapi)?.get(modelType);
  return type === undefined || (await type.find(strapi, actor, modelId)) !== null;
}
