import type { Core } from '@strapi/strapi';
import { NotFoundError, reject } from '../errors/refusal';
import { requirePermission } from '../permissions/needs';
import type { Actor } from '../permissions/actor';

interface Codes {
  readonly read: string;
  readonly write: string;
}

/** A record with comments and documents, as its plugin found it for an actor. */
export interface FoundRecord {
  /** Its public id, whether it was asked for by that or by another one. */
  readonly id: number | string;
  /** The customer whose people may download the record's documents; null when it concerns staff alone. */
  readonly companyId: number | null;
}

/** A kind of record that takes comments and documents, declared by the plugin that owns it. */
export interface RecordType {
  /** The value of modelType in the API: 'project', 'ticket'. */
  readonly type: string;
  /** The name under which its changes are audited, when it differs from `type`: 'products'. */
  readonly auditedAs?: string;
  /** Permission codes; a side (comments or documents) without codes is not available for this kind. */
  readonly comments?: Codes;
  readonly documents?: Codes;
  /** Finds the record within the actor's scope; null when there is none. */
  readonly find: (strapi: Core.Strapi, actor: Actor, id: string) => Promise<FoundRecord | null>;
}

export type Side = 'comments' | 'documents';

const registries = new WeakMap<Core.Strapi, Map<string, RecordType>>();

/** Registers kinds of records; call it from a plugin's register. Throws for a kind registered twice. */
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

/** A record that somebody may work on: its reference in rows and in the audit, and the permission codes of the requested side. */
export interface OpenRecord {
  readonly ref: RecordRef;
  readonly audit: RecordRef;
  readonly codes: Codes;
  readonly companyId: number | null;
}

/**
 * Finds a record for an actor. Throws ValidationError for an unknown kind, UnauthenticatedError or ForbiddenError without its
 * permission, and NotFoundError for a record outside the actor's scope.
 */
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

/** Returns the name under which a kind of record is audited; an undeclared kind is audited under its own name. */
export const auditName = (strapi: Core.Strapi, modelType: string): string =>
  registries.get(strapi)?.get(modelType)?.auditedAs ?? modelType;

/**
 * Tells whether an actor can read the record that something is attached to; true for undeclared kinds, whose callers check access
 * themselves.
 */
export async function reachesRecord(
  strapi: Core.Strapi,
  actor: Actor,
  { modelType, modelId }: RecordRef,
): Promise<boolean> {
  const type = registries.get(strapi)?.get(modelType);
  return type === undefined || (await type.find(strapi, actor, modelId)) !== null;
}
