import { calledOf, piecesBody, type Limit } from './limit';

export const bounds = ['minimum', 'maximum'] as const;
export type Bound = (typeof bounds)[number];

interface TypedLimit {
  /** Of what it is, for whoever reads why it was refused. */
  readonly called: string;
  readonly minimum?: string;
  readonly maximum?: string;
}

/** What is typed over limits and not saved yet, by their ids. */
export type Typed = Readonly<Record<string, TypedLimit>>;
/** Why limits were refused: a text by field, by their ids. */
export type ValidationError = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const shownBound = (typed: Typed, limit: Limit, bound: Bound): string =>
  typed[String(limit.id)]?.[bound] ?? String(limit[bound]);

/** With one more cell typed; typing back what is stored takes it out. */
export function withBound(typed: Typed, limit: Limit, bound: Bound, text: string): Typed {
  const { [String(limit.id)]: own, ...others } = typed;
  const { [bound]: _former, ...rest } = own ?? { called: calledOf(limit) };
  const next: TypedLimit = text.trim() === String(limit[bound]) ? rest : { ...rest, [bound]: text };
  return bounds.some((each) => next[each] !== undefined) ? { ...others, [String(limit.id)]: next } : others;
}

export const without = <V>(all: Readonly<Record<string, V>>, id: string): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== id));

/** What the platform is sent of one limit. */
export const bodyOf = (limit: TypedLimit): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    bounds.flatMap((bound) => (limit[bound] === undefined ? [] : [[bound, piecesBody(limit[bound])]])),
  );
