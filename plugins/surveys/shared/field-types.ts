/** Ways in which a question is answered (spec people-and-crm 3, Survey). */
export const fieldTypes = {
  like_dislike_field: 'Me gusta o no me gusta',
  multiple_choice_field: 'Una opción',
  open_field: 'Respuesta abierta',
  multiple_select_pill_field: 'Varias opciones',
  rating_field: 'Calificación',
} as const;
export type FieldType = keyof typeof fieldTypes;

/** Reads options as they are kept, separated by semicolons or lines; empty ones are none. */
export const optionsIn = (text: string | null): string[] =>
  (text ?? '')
    .split(/[;\n]/)
    .map((option) => option.trim())
    .filter((option) => option !== '');

const defaultRange = [1, 7] as const;

/** Returns the start and the limit of a rating: 1 to 7 where its question says none, null for what is no range of at most 11 steps. */
export function ratingRange(options: readonly string[]): readonly [start: number, limit: number] | null {
  if (options.length === 0) return defaultRange;
  const [start = Number.NaN, limit = Number.NaN] = options.map((option) =>
    /^\d{1,3}$/.test(option) ? +option : Number.NaN,
  );
  return options.length === 2 && limit > start && limit - start <= 10 ? [start, limit] : null;
}
