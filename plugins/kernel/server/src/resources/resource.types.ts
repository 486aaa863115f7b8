import type { ZodType, z } from 'zod';
import type { Core, UID } from '@strapi/strapi';
import type { JudgedFile } from '../files/judged-file';
import type { Actor } from '../permissions/actor';
import type { Tx } from '../transactions/in-transaction';

export type Where = Record<string, unknown>;
export type Json = Record<string, unknown>;

/** The columns of every stored row. */
export interface BaseRow {
  readonly id: number;
  readonly documentId: string;
}

export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly mime: string;
  readonly path: string;
  readonly sizeBytes: number;
  /** The facts that `receivingFiles` found out of it. */
  readonly judged?: JudgedFile;
}

/** The arguments of a write hook: the parsed input, the uploaded files and the actor. */
export interface WriteContext<Input = Json> {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly input: Input;
  readonly files: readonly UploadedFile[];
}

export interface ReadRule {
  /** The permission code; every route needs one. */
  readonly needs: string;
}

export interface WriteRule<S extends ZodType = ZodType> {
  readonly needs: string;
  readonly schema: S;
  /** Checks business rules that need the database; throws before anything is written. */
  readonly before?: (context: WriteContext<z.output<S>>, current: BaseRow | null) => Promise<void>;
  /** Converts the parsed input to the columns written (default: the input itself). */
  readonly toRow?: (input: z.output<S>, actor: Actor) => Json;
  /** Runs in the same transaction after the row is written (children, outbox). */
  readonly after?: (context: WriteContext<z.output<S>>, row: BaseRow) => Promise<void>;
}

export interface RemoveRule {
  readonly needs: string;
  readonly before?: (context: { tx: Tx; actor: Actor }, current: BaseRow) => Promise<void>;
}

/** The method of an update; POST where the specification writes an update as a POST with an id. */
export type Verb = 'PUT' | 'PATCH' | 'POST';

/** The whole definition of a plain noun: path, type, filters, permissions, serializer (style 7.13). */
export interface ResourceDefinition<Row extends BaseRow> {
  /** The exact path below /api, e.g. '/scales'. More paths of the same noun are in `aliases`. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly uid: UID.ContentType;
  /** Spanish name in the singular, for the audit and the OpenAPI document. */
  readonly label?: string;
  /** Attributes that omniSearchQuery looks in. */
  readonly search?: readonly string[];
  /** True when its plugin made the index of its searched texts (`ensureSearchIndex`), for resources of many rows. */
  readonly searchIndexed?: true;
  /** Attributes that may be filtered by and sorted by (id always may). */
  readonly filters?: readonly string[];
  /** Conditions by query parameter (flags of the specification such as activeBrands). */
  readonly params?: Readonly<Record<string, (value: string, actor: Actor) => Where>>;
  readonly sort?: readonly string[];
  /** Default order: attribute to direction. */
  readonly order?: Readonly<Record<string, 'asc' | 'desc'>>;
  /** Relations read with each row (one level), for serialize. */
  readonly populate?: readonly string[];
  /** Relations of `populate` that a record must have: API calls require them by schema, the panel's views by this. */
  readonly related?: readonly string[];
  /** The name of an advisory lock that makes writes run one after the other: for rules over many rows, as a tree's. */
  readonly turn?: string;
  /**
   * Narrows the rows to those that exist for the actor: own company, own branch. A condition on another table is a query inside the
   * condition, so that it runs within the caller's transaction.
   */
  readonly scope?: (actor: Actor, strapi: Core.Strapi) => Where;
  readonly list?: ReadRule | false;
  readonly show?: ReadRule | false;
  /** Shorthand of list and show. */
  readonly read?: ReadRule;
  readonly create?: WriteRule;
  readonly update?: WriteRule;
  /** Methods of the update (default PUT and PATCH). */
  readonly updateVerbs?: readonly Verb[];
  readonly remove?: RemoveRule;
  /** Localized attributes are read from the `es` row, with the requested locale's texts in place. */
  readonly localized?: boolean;
  /** The schema of what `serialize` returns. */
  readonly output?: ZodType;
  readonly serialize: (row: Row, context: { actor: Actor; locale: string }) => Json;
}

export interface Resource {
  readonly noun: string;
  readonly definition: ResourceDefinition<BaseRow>;
}

export interface ResourceRequest {
  readonly strapi: Core.Strapi;
  readonly actor: Actor;
  readonly locale: string;
}
