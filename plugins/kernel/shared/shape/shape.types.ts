import type { Instant } from '../dates';
import type { Field, FileField, ReferenceAnswer, ReferenceField } from './field.types';
import type { Shape } from './shape';

type Plain<T> = { [K in keyof T]: T[K] } & {};
type Names<Map> = keyof Map & string;
type Types<F> = F extends { readonly types?: infer T } ? NonNullable<T> : never;
type Stored<F> = Types<F> extends { readonly stored: infer T } ? T : never;
type Given<F> = Types<F> extends { readonly given: infer T } ? T : never;
type Shown<F> = Types<F> extends { readonly shown: infer T } ? T : never;
type OrNull<F, T> = F extends { readonly presence: 'optional' } ? T | null : T;
/** A reference and a file are stored under `<name>_id`. */
type ColumnOf<N extends string, F> = F extends ReferenceField | FileField ? `${N}_id` : N;
/** A reference is given as `supplier_id`, a file as a part (or null) of its own name. */
type InputKey<N extends string, F> = F extends ReferenceField ? `${N}_id` : N;

type RowFields<Fields> = {
  readonly [N in Names<Fields> as ColumnOf<N, Fields[N]>]: OrNull<Fields[N], Stored<Fields[N]>>;
};
type InputNames<Fields, Required extends boolean> = {
  [N in Names<Fields>]: Fields[N] extends { readonly writable: 'read-only' }
    ? never
    : Fields[N] extends { readonly presence: 'required' }
      ? Required extends true
        ? N
        : never
      : Required extends true
        ? never
        : N;
}[Names<Fields>];
/** Fields of an input; required ones must be given. */
export type FieldsInput<Fields> = Plain<
  {
    readonly [N in InputNames<Fields, true> as InputKey<N, Fields[N]>]: Given<Fields[N]>;
  } & {
    readonly [N in InputNames<Fields, false> as InputKey<N, Fields[N]>]?: OrNull<Fields[N], Given<Fields[N]>>;
  }
>;
type FieldAnswers<Fields> = {
  readonly [N in Names<Fields> as Fields[N] extends FileField ? never : ColumnOf<N, Fields[N]>]: OrNull<
    Fields[N],
    Stored<Fields[N]>
  >;
} & {
  readonly [N in Names<Fields> as Fields[N] extends ReferenceField | FileField ? N : never]: OrNull<
    Fields[N],
    Shown<Fields[N]>
  >;
};

interface Times {
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
type FieldsOf<Lines> = Lines extends { readonly fields: infer Fields } ? Fields : never;
/** Lines that are a set of references. */
interface InSet {
  readonly set: string;
}
/** `company_ids` of a set of the reference `company`. */
type IdsKey<Lines> = Lines extends { readonly set: infer One extends string } ? `${One}_ids` : never;

/** The states of a shape. */
export type StateOf<S extends Shape> = Names<S['states']>;
/** The moves of a shape. */
export type MoveOf<S extends Shape> = Names<S['moves']>;
type InState<S extends Shape> = [StateOf<S>] extends [never]
  ? unknown
  : { readonly [F in S['stateField']]: keyof S['states'] & string };

/** A stored line. */
export type LineOf<S extends Shape, L extends Names<S['lines']>> = Plain<
  { readonly id: number } & RowFields<FieldsOf<S['lines'][L]>>
>;
/** A stored record with its lines. */
export type RowOf<S extends Shape> = Plain<
  { readonly id: number } & Times &
    RowFields<S['fields']> &
    InState<S> & { readonly [L in Names<S['lines']>]: readonly LineOf<S, L>[] }
>;
/** A record as it would be once written. It has no id yet, because it may be new. */
export type CandidateOf<S extends Shape> = Omit<RowOf<S>, 'id' | 'createdAt' | 'updatedAt' | S['stateField']>;
/** The columns that rules and effects may write. */
export type ColumnsOf<S extends Shape> = Partial<RowFields<S['fields']>>;
/** Input of a call that creates a record. */
export type InputOf<S extends Shape> = Plain<
  FieldsInput<S['fields']> & {
    readonly [L in Names<S['lines']> as S['lines'][L] extends InSet ? never : L]?: readonly FieldsInput<
      FieldsOf<S['lines'][L]>
    >[];
  } & { readonly [L in Names<S['lines']> as IdsKey<S['lines'][L]>]?: readonly number[] }
>;
type CreateOnlyKey<S extends Shape> = {
  [N in Names<S['fields']>]: S['fields'][N] extends { readonly writable: 'create-only' }
    ? InputKey<N, S['fields'][N]>
    : never;
}[Names<S['fields']>];
/** Input of a call that changes a record; fields left out keep their values. */
export type ChangeOf<S extends Shape> = Partial<Omit<InputOf<S>, CreateOnlyKey<S>>>;
/** Input of a call that makes a move, without the states. */
export type MoveInputOf<S extends Shape, M extends MoveOf<S>> = S['moves'][M] extends { readonly input: infer Input }
  ? FieldsInput<{ [N in keyof Input as Input[N] extends Field ? N : never]: Input[N] }> & {
      readonly [N in keyof Input as Input[N] extends Field ? never : N]?: readonly FieldsInput<FieldsOf<Input[N]>>[];
    }
  : Readonly<Record<never, never>>;

type StateAnswer<S extends Shape> = [StateOf<S>] extends [never]
  ? unknown
  : InState<S> & { readonly [F in S['stateField'] as `${F}_label`]: string };

/** A move as a record's answer lists it. */
export type NextState<S extends Shape> = {
  readonly [F in S['stateField']]: keyof S['states'] & string;
} & {
  readonly move: MoveOf<S>;
  readonly label: string;
  /** Reasons why it cannot be made now; empty when it can. */
  readonly reasons: readonly string[];
};
type Plural<Name extends string> = Name extends `${string}s` ? `${Name}es` : `${Name}s`;
type NextAnswer<S extends Shape> = [StateOf<S>] extends [never]
  ? unknown
  : { readonly [F in S['stateField'] as `next_${Plural<F>}`]: readonly NextState<S>[] };

/** A record as lists answer it: without its lines, with their number. */
export type ListedOf<S extends Shape> = Plain<
  { readonly id: number } & Times &
    FieldAnswers<S['fields']> &
    StateAnswer<S> & { readonly [L in Names<S['lines']> as `${L}_count`]: number }
>;
/** A record as it is answered alone: with its lines and the moves that its viewer may make. */
export type AnswerOf<S extends Shape> = Plain<
  ListedOf<S> &
    NextAnswer<S> & {
      readonly [L in Names<S['lines']>]: readonly LineAnswer<S['lines'][L]>[];
    } & { readonly [L in Names<S['lines']> as IdsKey<S['lines'][L]>]: readonly number[] }
>;
/** A line is answered under its own id, a reference of a set under the id of what it refers to. */
type LineAnswer<Lines> = Lines extends { readonly set: infer One extends string }
  ? Plain<ReferenceAnswer & FieldAnswers<Omit<FieldsOf<Lines>, One>>>
  : Plain<{ readonly id: number } & FieldAnswers<FieldsOf<Lines>>>;
