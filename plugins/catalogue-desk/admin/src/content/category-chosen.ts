interface Relation {
  readonly connect?: readonly { readonly id?: unknown }[];
}

/** The category that a form being filled in names; null while it names none. */
export function categoryChosen(field: unknown): number | null {
  const id = Number((field as Relation | null | undefined)?.connect?.at(-1)?.id);
  return Number.isInteger(id) && id > 0 ? id : null;
}
