/** Tells whether an actor holds a permission code; '*' stands for all codes. */
export const isAllowed = (actor: { readonly can: ReadonlySet<string> }, code: string): boolean =>
  actor.can.has('*') || actor.can.has(code);
