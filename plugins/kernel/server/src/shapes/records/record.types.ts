import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ZodType, z } from 'zod';
import type { Instant } from '../../../../shared/dates';
import type { CandidateOf, ColumnsOf, MoveInputOf, MoveOf, RowOf, Shape } from '../../../../shared/shape';
import type { FieldError } from '../../errors/refusal';
import type { EventDefinition, PayloadOf } from '../../outbox/define-event';
import { emit } from '../../outbox/emit';
import type { Actor } from '../../permissions/actor';
import type { RouteDefinition } from '../../routes/route.types';
import type { Tx } from '../../transactions/in-transaction';
import type { Values } from './row-values';

/** Writes one event into the outbox, in the transaction of what it tells. */
export type Announcement = (tx: Tx) => Promise<void>;

/** Builds the announcement of an event: `announce: ({ id }) => event(agreementActivated, { id })`. */
export const event =
  <E extends EventDefinition>(definition: E, payload: PayloadOf<E>): Announcement =>
  (tx) =>
    emit(tx, definition, payload);

/** What the effect of a move is given. */
export interface MoveContext<S extends Shape, M extends MoveOf<S>> {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly record: RowOf<S>;
  readonly input: MoveInputOf<S, M>;
}

type ReferenceName<S extends Shape> = {
  [N in keyof S['fields'] & string]: S['fields'][N] extends { readonly kind: 'reference' } ? N : never;
}[keyof S['fields'] & string];

/** How a move is made: turn, lock, permission, guard, effect, state, event and audit, in one transaction or not at all. */
export interface MoveRules<S extends Shape, M extends MoveOf<S>> {
  /** The permission code; `<plural>.write` unless said. */
  readonly needs?: string;
  /** Moves of records with the same reference wait for each other. */
  readonly lock?: ReferenceName<S>;
  /** Tells whether an actor who holds the permission may move this very record. */
  readonly may?: (record: RowOf<S>, actor: Actor) => boolean;
  /** Lists every reason why the move cannot be made now. Buttons ask it too: it reads, and by `knex` alone. */
  readonly guard?: (record: RowOf<S>, knex: Knex) => FieldError[] | Promise<FieldError[]>;
  /** Does what the move means; returns the columns of the record that change with it. Throws ValidationError for what only the doing shows. */
  readonly effect?: (context: MoveContext<S, M>) => Promise<ColumnsOf<S>>;
  readonly announce?: (record: RowOf<S>) => Announcement;
}

/** A query parameter of a list that is no column. */
export interface ListParam<T extends ZodType = ZodType> {
  readonly schema: T;
  /** Narrows the list by the parsed value. */
  readonly narrow: (query: Knex.QueryBuilder, value: z.output<T>) => void;
}

/** Declares a query parameter of a list: `valid_on: listParam(dayText, (query, day) => void query.where(…))`. */
export const listParam = <T extends ZodType>(schema: T, narrow: ListParam<T>['narrow']): ListParam =>
  // Called with nothing but what its schema made of the query.
  ({ schema, narrow }) as unknown as ListParam;

/** What a shape does not say: who may, what must hold, what happens. */
export interface RecordRules<S extends Shape> {
  /** The path below /api; `/<plural>` unless said. */
  readonly path?: string;
  /** Lists every reason why a record must not be written so. Pure. */
  readonly check?: (record: CandidateOf<S>) => FieldError[];
  /** The same, for reasons that the database knows. */
  readonly checkIn?: (context: {
    readonly tx: Tx;
    readonly actor: Actor;
    readonly record: CandidateOf<S>;
  }) => Promise<FieldError[]>;
  /** Narrows all reading and writing to the actor's rows: others do not exist for them. */
  readonly scope?: (query: Knex.QueryBuilder, actor: Actor) => void;
  /** The company whose people may download the record's documents. */
  readonly companyOf?: (record: RowOf<S>) => number | null;
  readonly params?: Readonly<Record<string, ListParam>>;
  /** Sets columns of a new record that no call gives. */
  readonly initial?: (context: { readonly actor: Actor; readonly given: CandidateOf<S> }) => ColumnsOf<S>;
  /** Adds to answers what is computed; reads for all rows of a page at once, outside any transaction. */
  readonly computed?: (
    strapi: Core.Strapi,
    rows: readonly RowOf<S>[],
  ) => Promise<(row: RowOf<S>) => Readonly<Record<string, unknown>>>;
  /** Lists answer the lines too. */
  readonly listsLines?: boolean;
  /** Calls that the noun declares as routes of its own. */
  readonly omits?: readonly ('create' | 'update' | 'remove')[];
  /** The methods of a change; PUT and PATCH unless said. */
  readonly updateMethods?: readonly ('PUT' | 'PATCH' | 'POST')[];
  readonly moves?: { readonly [M in MoveOf<S>]?: MoveRules<S, M> };
}

/** A stored record of any shape: what the engine works with. */
export type Row = Readonly<Values> & { readonly id: number; readonly createdAt: Instant; readonly updatedAt: Instant };

export interface AnyMoveRules {
  readonly needs?: string;
  readonly lock?: string;
  readonly may?: (record: Row, actor: Actor) => boolean;
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
  readonly check?: (record: Readonly<Values>) => FieldError[];
  readonly checkIn?: (context: {
    readonly tx: Tx;
    readonly actor: Actor;
    readonly record: Readonly<Values>;
  }) => Promise<FieldError[]>;
  readonly scope?: (query: Knex.QueryBuilder, actor: Actor) => void;
  readonly companyOf?: (record: Row) => number | null;
  readonly params?: Readonly<Record<string, ListParam>>;
  readonly initial?: (context: { readonly actor: Actor; readonly given: Readonly<Values> }) => Readonly<Values>;
  readonly computed?: (strapi: Core.Strapi, rows: readonly Row[]) => Promise<(row: Row) => Readonly<Values>>;
  readonly listsLines?: boolean;
  readonly omits?: readonly string[];
  readonly updateMethods?: readonly ('PUT' | 'PATCH' | 'POST')[];
  readonly moves?: Readonly<Record<string, AnyMoveRules>>;
}

export interface AnyRecord {
  readonly shape: Shape;
  readonly path: string;
  readonly rules: AnyRules;
}

/** A record type as its plugin lists it in `records`. */
export interface DefinedRecord extends AnyRecord {
  /** For verbs that take the same as its calls. */
  readonly schemas: { readonly create: ZodType<Values>; readonly change: ZodType<Values> };
  readonly routes: readonly RouteDefinition[];
}
