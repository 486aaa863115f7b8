/** Permission of the panel, in the form that Strapi's links take. */
interface Permission {
  readonly action: string;
  readonly subject: string | null;
}

/** A record that somebody chose for a verb. */
interface Chosen {
  readonly id: number;
  readonly name: string;
  readonly to: string;
}

/** A page that a verb goes to, and what its form begins with. */
interface Destination {
  readonly to: string;
  /** References of a new record by field: `{ company: { id, name } }`. */
  readonly given?: Readonly<Record<string, { readonly id: number; readonly name: string }>>;
}

/** Something that is done from anywhere in the panel (Ctrl K). */
export interface Verb {
  /** 'Nueva cotización para…': it ends in an ellipsis where it asks for a record. */
  readonly label: string;
  /** Other words that people look for it by. */
  readonly words?: readonly string[];
  /** A person who holds any of them is offered it. */
  readonly permissions: readonly Permission[];
  /** Its page, for one that asks for nothing. */
  readonly to?: string;
  /** The kind of record that it asks for (a key of what is found), and where it goes with the one that was chosen. */
  readonly asks?: { readonly kind: string; readonly label: string; readonly go: (chosen: Chosen) => Destination };
}

const declared: Verb[] = [];

/** Offers something that is done from anywhere in the panel; call it from the `register` of a plugin's admin part. */
export function addVerb(verb: Verb): void {
  if (!declared.some(({ label }) => label === verb.label)) declared.push(verb);
}

export const allVerbs = (): readonly Verb[] => declared;
