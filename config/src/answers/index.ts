import type { components } from './schema';

type Schemas = components['schemas'];
type Answers = Schemas['Answers'];

/** The answer of a call on success, by its method and path below /api, for the store and the panel alike: `AnswerTo<'GET /store-home'>`. */
export type AnswerTo<Call extends keyof Answers> = Answers[Call];

/** The data of such an answer. */
export type DataOf<Call extends keyof Answers> = Answers[Call] extends { readonly data: infer Data } ? Data : never;

/** One record of a list. */
export type ItemOf<Call extends keyof Answers> = DataOf<Call> extends readonly (infer Item)[] ? Item : never;

/** A part of answers that has a name of its own. */
export type Named<Name extends Exclude<keyof Schemas, 'Answers'>> = Schemas[Name];
