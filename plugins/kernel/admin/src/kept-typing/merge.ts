type Values = Readonly<Record<string, unknown>>;

/** Three versions of a form that was refused because somebody else saved the record meanwhile. */
export interface Versions {
  /** Stored values when the form was sent. */
  readonly before: Values;
  readonly typed: Values;
  /** Stored values now, after the other person's save. */
  readonly theirs: Values;
}

/** Field that somebody else changed; `mine` is the different value typed into it, absent where there is none. */
export interface Conflict {
  readonly name: string;
  readonly theirs: unknown;
  readonly mine?: unknown;
}

const same = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const plain = (value: unknown): string => JSON.stringify(value ?? '');

/** Fields that no person edits: never compared or merged. */
const kept = new Set(
  'id documentId createdAt updatedAt publishedAt createdBy updatedBy locale localizations'.split(' '),
);

/** Returns whether a plain field of `theirs` holds a value that is neither the earlier nor the typed one. While a form is saved, the panel takes the typed values for stored. */
export const isOfAnother = ({ before, typed, theirs }: Versions): boolean =>
  Object.entries(theirs).some(
    ([name, value]) =>
      typeof (value ?? '') !== 'object' && !kept.has(name) && !same(value, before[name]) && !same(value, typed[name]),
  );

/** Returns the other person's version with the typed changes laid over it. */
export const merged = ({ before, typed, theirs }: Versions): Values => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => !kept.has(name) && !same(value, before[name]))),
});

/** Returns the fields that the other person changed, with the values typed into the same fields. */
export const conflictsOf = ({ before, typed, theirs }: Versions): Conflict[] =>
  Object.entries(theirs)
    .filter(([name, value]) => !kept.has(name) && !same(value, before[name]))
    .map(([name, value]) => ({
      name,
      theirs: value,
      ...(same(typed[name], before[name]) || same(typed[name], value) ? {} : { mine: typed[name] }),
    }));
