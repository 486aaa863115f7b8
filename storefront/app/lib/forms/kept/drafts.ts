/** What somebody typed into a form, by the names of its fields; of a name that several fields have, each in its turn. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

interface Draft {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly values: TypedValues;
}

const PREFIX = 'mayorista:form:';
const DAY_MS = 86_400_000;
/** Who is not logged in shares the name with everybody who is not. */
export const VISITOR = 'visitor';
const lifetimeMs = (owner: string): number => (owner === VISITOR ? DAY_MS : 7 * DAY_MS);

const nameOf = (owner: string, form: string): string => `${PREFIX}${owner}|${form}`;

/**
 * What forms hold that nobody has sent yet, in this browser, apart for each person. A browser that keeps nothing (full, or told not to) has
 * none.
 */
export class Drafts {
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
  ) {}

  read(owner: string, form: string): TypedValues | null {
    const draft = parse(this.storage.getItem(nameOf(owner, form)));
    if (draft === null || this.now() - draft.at > lifetimeMs(owner)) return null;
    return draft.values;
  }

  write(owner: string, form: string, values: TypedValues): void {
    try {
      this.storage.setItem(nameOf(owner, form), JSON.stringify({ at: this.now(), values } satisfies Draft));
    } catch {
      // Full: what is there stays, and the form itself still holds what was typed.
    }
  }

  forget(owner: string, form: string): void {
    this.storage.removeItem(nameOf(owner, form));
  }

  /** Forgets what is too old, and what somebody typed before this owner came to be known. */
  tidy(owner: string): void {
    for (const name of Object.keys(this.storage)) {
      if (!name.startsWith(PREFIX)) continue;
      const theirs = name.slice(PREFIX.length).split('|')[0] ?? '';
      const draft = parse(this.storage.getItem(name));
      const isOver = draft === null || this.now() - draft.at > lifetimeMs(theirs);
      if (isOver || (theirs === VISITOR && owner !== VISITOR)) this.storage.removeItem(name);
    }
  }
}

function parse(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    return typeof draft?.at === 'number' && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}
