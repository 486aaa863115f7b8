type Values = Readonly<Record<string, unknown>>;

/** A form that was refused because somebody else saved the record meanwhile. */
export interface Versions {
  /** As the record was when the form was opened. */
  readonly before: Values;
  readonly typed: Values;
  /** As somebody else left it. */
  readonly theirs: Values;
}

/** A field that somebody else changed; `mine` is what was typed into it, undefined where nothing was. */
export interface Conflict {
  readonly name: string;
  readonly theirs: unknown;
  readonly mine?: unknown;
}

const same = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const plain = (value: unknown): string => JSON.stringify(value ?? '');

/** What changes with every saving, and no person writes. */
const kept = new Set(
  'id documentId createdAt updatedAt publishedAt createdBy updatedBy locale localizations'.split(' '),
);

/** Whether what is stored is somebody else's: while it is saved the panel takes what was typed for stored. */
export const isOfAnother = ({ before, typed, theirs }: Versions): boolean =>
  Object.entries(theirs).some(
    ([name, value]) =>
      typeof (value ?? '') !== 'object' && !kept.has(name) && !same(value, before[name]) && !same(value, typed[name]),
  );

/** What the form shows then: what was typed, laid over the version of the other person. */
export const merged = ({ before, typed, theirs }: Versions): Values => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => !kept.has(name) && !same(value, before[name]))),
});

/** What the other person changed, and what was typed into the same fields. */
export const conflictsOf = ({ before, typed, theirs }: Versions): Conflict[] =>
  Object.entries(theirs)
    .filter(([name, value]) => !kept.has(name) && !same(value, before[name]))
    .map(([name, value]) => ({
      name,
      theirs: value,
      ...(same(typed[name], before[name]) || same(typed[name], value) ? {} : { mine: typed[name] }),
    }));
