import type { ZodType, z } from 'zod';

/** An event, named in the past tense (`noun.happened`). Its payload is checked when it is written and when it is read. */
export interface EventDefinition<S extends ZodType = ZodType> {
  readonly name: string;
  readonly schema: S;
}

interface EventTerms<S extends ZodType> {
  /**
   * Returns the keys (product ids) of the cards that look different from now on; what shows others stays cached. Without it the event may
   * change any of them; with an empty list (a campaign, a person) none.
   */
  readonly touches?: (payload: z.output<S>) => readonly number[];
  /** It may change what is computed for anybody (prices, names of branches), but nothing that is read of a product itself. */
  readonly leavesKnown?: boolean;
}

type Touches = (payload: unknown) => readonly number[];

const touched = new Map<string, Touches>();
const leaving = new Set<string>();

export function defineEvent<S extends ZodType>(
  name: string,
  schema: S,
  { touches, leavesKnown = false }: EventTerms<S> = {},
): EventDefinition<S> {
  if (touches !== undefined) touched.set(name, touches as Touches);
  if (leavesKnown) leaving.add(name);
  return { name, schema };
}

export type PayloadOf<E extends EventDefinition> = z.output<E['schema']>;

/** Returns the keys that an event touches, or null when it may change anything. Calls `payload` for events with `touches` alone. */
export const touchedKeys = (name: string, payload: () => unknown): readonly number[] | null =>
  touched.get(name)?.(payload()) ?? null;

/** Tells whether an event leaves what is known of every product as it is. */
export const leavesKnown = (name: string): boolean => leaving.has(name);
