import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ZodType, z } from 'zod';
import type { Instant } from '../../../../shared/dates';
import type {
  AnswerOf,
  CandidateOf,
  ColumnsOf,
  MoveInputOf,
  MoveOf,
  RowOf,
  Shape,
  StateOf,
} from '../../../../shared/shape';
import type { FieldError } from '../../errors/refusal';
import type { EventDefinition, PayloadOf } from '../../outbox/define-event';
import { emit } from '../../outbox/emit';
import type { Actor } from '../../permissions/actor';
import type { RouteDefinition } from '../../routes/route.types';
import type { Tx } from '../../transactions/in-transaction';
import type { Values } from './row-values';
import type { RecordOutputs } from './outputs/record-outputs.types';
import type { InputSchema } from './schemas';

/** Writes one event into the outbox, in the transaction of the change. */
export type Announcement = (tx: Tx) => Promise<void>;

/** Builds the announcement of an event: `announce: ({ id }) => event(agreementActivated, { id })`. */
export const event =
  <E extends EventDefinition>(definition: E, payload: PayloadOf<E>): Announcement =>
  (tx) =>
    emit(tx, definition, payload);

/** The arguments of a move's effect. */
export interface MoveContext<S extends Shape, M extends MoveOf<S>> {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly record: RowOf<S>;
  readonly input: MoveInputOf<S, M>;
}

type ReferenceName<S extends Shape> = {
  [N in keyof S['fields'] & string]: S['fields'][N] extends { readonly kind: 'reference' } ? N : never;
}[keyof S['fields'] & string];

/** The rules of a move. It runs advisory lock, row lock, permission, guard, effect, state, event and audit in one transaction. */
interface MoveRules<S extends Shape, M extends MoveOf<S>> {
  /** The permission code; `<plural>.write` by default. */
  readonly needs?: string;
  /** The reference whose value names an advisory lock: moves of records with the same reference run one after the other. */
  readonly lock?: ReferenceName<S>;
  /** Tells whether an actor who holds the permission may move this very record. It must only read, and only by `knex`. */
  readonly may?: (record: RowOf<S>, actor: Actor, knex: Knex) => boolean | Promise<boolean>;
  /** Lists every reason why the move cannot be made now. The panel's buttons call it too, so it must only read, and only by `knex`. */
  readonly guard?: (record: RowOf<S>, knex: Knex) => FieldError[] | Promise<FieldError[]>;
  /**
   * Carries out the move; returns the columns of the record that change with it. Throws ValidationError for reasons found only on the
   * way.
   */
  readonly effect?: (context: MoveContext<S, M>) => Promise<ColumnsOf<S>>;
  readonly announce?: (record: RowOf<S>) => Announcement;
}

/** An answer without its computed fields; a list that answers without lines lacks those. */
type BuiltAnswer<S extends Shape> = Omit<AnswerOf<S>, keyof S['lines']> &
  Partial<Pick<AnswerOf<S>, keyof S['lines'] & keyof AnswerOf<S>>>;

/** A query parameter of a list that is no column. */
export interface ListParam<T extends ZodType = ZodType> {
  readonly schema: T;
  /** Narrows the list by the parsed value. */
  readonly narrow: (query: Knex.QueryBuilder, value: z.output<T>) => void;
}

/** Declares a query parameter of a list: `valid_on: listParam(dayText, (query, day) => void query.where(…))`. */
export const listParam = <T extends ZodType>(schema: T, narrow: ListParam<T>['narrow']): ListParam =>
  // Called only with the output of its own schema.
  ({ schema, narrow }) as unknown as ListParam;

/** The arguments of `afterWrite`: the record before and after a creation, a change or a removal. */
type WriteContext<Record> = { readonly tx: Tx; readonly actor: Actor } & (
  { readonly before: Record | null; readonly after: Record } | { readonly before: Record; readonly after: null }
);

/** The columns that follow from a write, the state included. */
type Consequences<S extends Shape> = ColumnsOf<S> & { readonly [F in S['stateField']]?: StateOf<S> };

/** The rules that a shape cannot express: permissions, checks and effects. */
export interface RecordRules<S extends Shape> {
  /** The path below /api; `/<plural>` by default. */
  readonly path?: string;
  /** Further paths of the same calls. */
  readonly aliases?: readonly string[];
  /** The permission codes; `<plural>.read` and `<plural>.write` by default. */
  readonly needs?: { readonly read?: string; readonly write?: string };
  /**
   * The advisory lock that creations, changes and removals wait for one after the other, before any row is locked: for a rule over many
   * records.
   */
  readonly turn?: string;
  /** Lists every reason why a record must not be written. Pure. */
  readonly check?: (record: CandidateOf<S>) => FieldError[];
  /** Lists the reasons for which the database or the stored record (null for a new one) must be read. */
  readonly checkIn?: (context: {
    readonly tx: Tx;
    readonly actor: Actor;
    readonly record: CandidateOf<S>;
    readonly before: RowOf<S> | null;
  }) => Promise<FieldError[]>;
  /**
   * Carries out what follows from a creation (`before` is null), a change or a removal (`after` is null), in its transaction: events,
   * recalculation. Returns columns of the record that change with it, its state included. Moves have their own `effect` and `announce`.
   */
  readonly afterWrite?: (context: WriteContext<RowOf<S>>) => Promise<Consequences<S> | void>;
  /** Narrows all reads and writes to the actor's rows; others do not exist for them. It may ask services that build queries. */
  readonly scope?: (query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi) => void;
  /**
   * Tells whether an actor who finds the record may also read its history, comments and documents; everybody by default. It must only read,
   * and only by `knex`.
   */
  readonly reaches?: (record: RowOf<S>, actor: Actor, knex: Knex) => Promise<boolean>;
  /** Returns the company whose people may download the record's documents. */
  readonly companyOf?: (record: RowOf<S>) => number | null;
  readonly params?: Readonly<Record<string, ListParam>>;
  /**
   * Tells whether an actor who holds the permission may change or remove this very record; one answer says so as `may_change`, and the panel
   * shows the rest as it is. It must only read, and only by `knex`.
   */
  readonly mayChange?: (record: RowOf<S>, actor: Actor, knex: Knex) => boolean | Promise<boolean>;
  /** Sets columns of a new record that requests do not give. */
  readonly initial?: (context: { readonly actor: Actor; readonly given: CandidateOf<S> }) => ColumnsOf<S>;
  /**
   * Computes further fields of responses; called once for all rows of a page, outside any transaction. It returns a function of a row and
   * its answer, which knows the names of what the row refers to.
   */
  readonly computed?: (
    strapi: Core.Strapi,
    rows: readonly RowOf<S>[],
  ) => Promise<(row: RowOf<S>, answer: BuiltAnswer<S>) => Readonly<Record<string, unknown>>>;
  /** The schemas of what `computed` adds. */
  readonly computedOutput?: Readonly<Record<string, ZodType>>;
  /** True when lists include the lines. */
  readonly listsLines?: boolean;
  /** Routes that there are not, or that the plugin declares itself. */
  readonly omits?: readonly ('find' | 'findOne' | 'create' | 'update' | 'remove')[];
  /** The methods of a change; PUT and PATCH by default. */
  readonly updateMethods?: readonly ('PUT' | 'PATCH' | 'POST')[];
  readonly moves?: { readonly [M in MoveOf<S>]?: MoveRules<S, M> };
  /** The states in which a record waits for somebody, as the home page and the menu of the panel tell it. */
  readonly waits?: { readonly [State in StateOf<S>]?: StateWaits };
  /** The permission code that opens the page of a hit in the panel, where it is not the one that reads records. */
  readonly found?: { readonly needs: string };
}

/** How records of a state that waits are told. */
interface StateWaits {
  /** Spanish, after the number: `['pedido por surtir', 'pedidos por surtir']`. */
  readonly label: readonly [one: string, many: string];
  /** The permission code of whoever can do something about it; the one that writes records by default. */
  readonly needs?: string;
  /** After so many hours the oldest counts as late; 24 by default. */
  readonly lateAfterHours?: number;
}

/** A stored record of any shape, as the engine handles it. */
export type Row = Readonly<Values> & { readonly id: number; readonly createdAt: Instant; readonly updatedAt: Instant };

export interface AnyMoveRules {
  readonly needs?: string;
  readonly lock?: string;
  readonly may?: (record: Row, actor: Actor, knex: Knex) => boolean | Promise<boolean>;
  readonly guard?: (record: Row, knex: Knex) => FieldError[] | Promise<FieldError[]>;
  readonly effect?: (context: {
    readonly tx: Tx;
    readonly actor: Actor;
    readonly record: Row;
    readonly input: Readonly<Values>;
  }) => Promise<Readonly<Values>>;
  readonly announce?: (record: Row) => Announcement;
}

/** The rules of any shape. */
export interface AnyRules {
  readonly aliases?: readonly string[];
  readonly needs?: { readonly read?: string; readonly write?: string };
  readonly turn?: string;
  readonly check?: (record: Readonly<Values>) => FieldError[];
  readonly checkIn?: (context: {
    readonly tx: Tx;
    readonly actor: Actor;
    readonly record: Readonly<Values>;
    readonly before: Row | null;
  }) => Promise<FieldError[]>;
  readonly afterWrite?: (context: WriteContext<Row>) => Promise<Readonly<Values> | void>;
  readonly scope?: (query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi) => void;
  readonly mayChange?: (record: Row, actor: Actor, knex: Knex) => boolean | Promise<boolean>;
  readonly reaches?: (record: Row, actor: Actor, knex: Knex) => Promise<boolean>;
  readonly companyOf?: (record: Row) => number | null;
  readonly params?: Readonly<Record<string, ListParam>>;
  readonly initial?: (context: { readonly actor: Actor; readonly given: Readonly<Values> }) => Readonly<Values>;
  readonly computed?: (
    strapi: Core.Strapi,
    rows: readonly Row[],
  ) => Promise<(row: Row, answer: Readonly<Values>) => Readonly<Values>>;
  readonly computedOutput?: Readonly<Record<string, ZodType>>;
  readonly listsLines?: boolean;
  readonly omits?: readonly string[];
  readonly updateMethods?: readonly ('PUT' | 'PATCH' | 'POST')[];
  readonly moves?: Readonly<Record<string, AnyMoveRules>>;
  readonly waits?: Readonly<Record<string, StateWaits>>;
  readonly found?: { readonly needs: string };
}

export interface AnyRecord {
  readonly shape: Shape;
  readonly path: string;
  readonly rules: AnyRules;
}

/** A record type as its plugin lists it in `records`. */
export interface DefinedRecord extends AnyRecord {
  /** The schemas of its routes, for further routes with the same input. */
  readonly schemas: { readonly create: InputSchema; readonly change: InputSchema };
  /** The schemas of its answers, for further routes that answer the same. */
  readonly outputs: RecordOutputs;
  readonly routes: readonly RouteDefinition[];
}
