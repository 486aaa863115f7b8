import type { ZodType, core } from 'zod';
import type { FieldError } from '../errors/refusal';

/** Characters of a text, and entries of a list or record, that an input may hold where its schema does not say. */
const longestText = 20_000;
const mostEntries = 5_000;
/** Unknown fields that are named; the others are counted. */
const mostNamed = 20;

/** Maxima of a schema, null where it does not say. Several schemas of one place are taken together: their highest maximum, all their members. */
interface Bounds {
  readonly text: number | null;
  readonly entries: number | null;
  readonly item: Place | null;
  readonly members: ReadonlyMap<string, Place>;
  /** Fields that it does not name are refused. */
  readonly isClosed: boolean;
}
/** The schemas of one place of an input. */
type Place = readonly core.$ZodType[];

const known = new WeakMap<Place, Bounds>();
const places = new WeakMap<core.$ZodType, Place>();

const placeOf = (schema: core.$ZodType): Place => {
  const place = places.get(schema) ?? [schema];
  places.set(schema, place);
  return place;
};

/** The schema of which another is made that lets the same through. */
const within = (schema: core.$ZodType): core.$ZodType | undefined =>
  (schema._zod.def as { readonly innerType?: core.$ZodType }).innerType;

/** The schemas that look at the value as it is given: what is optional, piped, lazy or one of several is unwrapped. */
function leaves(schema: core.$ZodType): core.$ZodType[] {
  const { def } = (schema as core.$ZodTypes)._zod;
  const inner = within(schema);
  if (inner !== undefined) return leaves(inner);
  if (def.type === 'lazy') return leaves(def.getter());
  // Preprocessing looks at nothing by itself: what follows says what is taken.
  if (def.type === 'pipe') return leaves(def.in._zod.def.type === 'transform' ? def.out : def.in);
  if (def.type === 'union') return def.options.flatMap((option) => leaves(option));
  if (def.type === 'intersection') return [...leaves(def.left), ...leaves(def.right)];
  return [schema];
}

/** The length that a schema's checks let a text or a list have. */
function maximumOf(schema: core.$ZodType): number | undefined {
  const maxima = (schema._zod.def.checks ?? []).flatMap((check) => {
    const { def } = (check as core.$ZodChecks)._zod;
    return def.check === 'max_length' ? [def.maximum] : def.check === 'length_equals' ? [def.length] : [];
  });
  return maxima.length === 0 ? undefined : Math.min(...maxima);
}

function boundsOf(place: Place): Bounds {
  const found = known.get(place);
  if (found !== undefined) return found;
  const all = place.flatMap(leaves) as core.$ZodTypes[];
  const ofType = (type: string): core.$ZodTypes[] => all.filter((each) => each._zod.def.type === type);
  const objects = ofType('object') as core.$ZodObject[];
  const names = new Set(objects.flatMap((each) => Object.keys(each._zod.def.shape)));
  const items = [
    ...(ofType('array') as core.$ZodArray[]).map((each) => each._zod.def.element),
    ...(ofType('record') as core.$ZodRecord[]).map((each) => each._zod.def.valueType),
  ];
  const highest = (type: string): number | null => {
    const maxima = ofType(type).map(maximumOf);
    const said = maxima.filter((maximum) => maximum !== undefined);
    return said.length === 0 || said.length < maxima.length ? null : Math.max(...said);
  };
  const bounds = {
    text: highest('string'),
    entries: highest('array'),
    item: items.length === 0 ? null : items,
    members: new Map(
      [...names].map((name) => [
        name,
        objects.flatMap((each) => {
          const member = each._zod.def.shape[name];
          return member === undefined ? [] : [member];
        }),
      ]),
    ),
    isClosed: objects.length > 0 && objects.every((each) => each._zod.def.catchall?._zod.def.type === 'never'),
  };
  known.set(place, bounds);
  return bounds;
}

/**
 * Cuts an input to what its schema can take, so that no pattern, transformation or list of refusals is run on more: texts and lists to
 * one more than their maximum, which the schema then refuses; unknown fields to the first `mostNamed`. What has no maximum of its own is
 * refused here beyond `longestText` and `mostEntries`.
 */
export function cutInput(schema: ZodType, input: unknown): { readonly cut: unknown; readonly refusals: FieldError[] } {
  const refusals: FieldError[] = [];
  return { cut: cutValue(placeOf(schema), input, [], refusals), refusals };
}

type Path = readonly string[];

const fieldAt = (path: Path): string => path.join('.') || '_general';

function cutValue(place: Place | null, value: unknown, path: Path, refusals: FieldError[]): unknown {
  const bounds = place === null ? null : boundsOf(place);
  if (typeof value === 'string') return cutText(value, bounds?.text ?? null, { path, refusals });
  if (Array.isArray(value)) return cutList(value, bounds, path, refusals);
  // A class of its own (a file, a date) is nothing that was typed.
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return cutObject(value as Readonly<Record<string, unknown>>, bounds, path, refusals);
}

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

interface At {
  readonly path: Path;
  readonly refusals: FieldError[];
}

function refuse({ path, refusals }: At, code: string, max: number): void {
  refusals.push({ code, field: fieldAt(path), params: { max } });
}

/**
 * Characters that are none: zero, which PostgreSQL stores in no text, and halves of a character, which it stores in no JSON and any
 * encoding replaces.
 */
const unstorable = /[\0\p{Surrogate}]/u;

/** Tells whether a text can be stored, and comes back as it was. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

function cutText(text: string, max: number | null, at: At): string {
  if (!isStorable(text)) {
    at.refusals.push({ code: 'invalid', field: fieldAt(at.path) });
    return '';
  }
  if (text.length <= (max ?? longestText)) return text;
  if (max === null) {
    refuse(at, 'too_long', longestText);
    return '';
  }
  // Blanks are taken off by the schema, or refused by it: as many stay as make the text too long with them.
  const trimmed = text.trim();
  return trimmed.length > max ? trimmed.slice(0, max + 1) : trimmed.padStart(max + 1);
}

function cutList(list: readonly unknown[], bounds: Bounds | null, path: Path, refusals: FieldError[]): unknown[] {
  const max = bounds?.entries ?? null;
  if (max === null && list.length > mostEntries) {
    refuse({ path, refusals }, 'too_many_entries', mostEntries);
    return [];
  }
  return list
    .slice(0, (max ?? mostEntries) + 1)
    .map((each, at) => cutValue(bounds?.item ?? null, each, [...path, String(at)], refusals));
}

function cutObject(
  given: Readonly<Record<string, unknown>>,
  bounds: Bounds | null,
  path: Path,
  refusals: FieldError[],
): Record<string, unknown> {
  const all = Object.keys(given);
  const names = all.filter(isStorable);
  if (names.length < all.length) refusals.push({ code: 'invalid', field: fieldAt(path) });
  const isNamed = (name: string): boolean => bounds?.members.has(name) ?? false;
  const unknown = names.filter((name) => !isNamed(name));
  const most = bounds?.isClosed === true ? mostNamed : mostEntries;
  if (unknown.length > most) {
    if (bounds?.isClosed === true)
      refusals.push({
        code: 'more_unknown_fields',
        field: fieldAt(path),
        params: { count: unknown.length - most },
      });
    else refuse({ path, refusals }, 'too_many_entries', most);
  }
  return Object.fromEntries(
    [...names.filter(isNamed), ...unknown.slice(0, most)].map((name) => {
      const place = bounds?.members.get(name) ?? bounds?.item ?? null;
      return [name, cutValue(place, given[name], [...path, name], refusals)];
    }),
  );
}
