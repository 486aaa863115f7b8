type Parts<T> = T extends readonly (infer Item)[]
  ? readonly Parts<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Parts<T[Name]> }
    : T;

/** Returns an answer of which a test says what it is about alone; what it does not say must not matter. */
export const answerWith = <Answer>(parts: Parts<Answer>): Answer => parts as Answer;
