import type { ZodType, z } from 'zod';

/** An event of the house: past tense, `noun.happened`; its payload is checked when it is written and when it is read. */
export interface EventDefinition<S extends ZodType = ZodType> {
  readonly name: string;
  readonly schema: S;
}

export const defineEvent = <S extends ZodType>(name: string, schema: S): EventDefinition<S> => ({ name, schema });

export type PayloadOf<E extends EventDefinition> = z.output<E['schema']>;
