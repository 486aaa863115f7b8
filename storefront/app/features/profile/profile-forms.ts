/** Rows of a form whose fields are named `email.0`, `email.1`: one object a row, rows without anything left out. */
export function rowsOf(form: FormData, names: readonly string[]): Readonly<Record<string, string>>[] {
  const indexes = new Set<number>();
  for (const key of form.keys()) {
    const [name = '', index] = key.split('.');
    if (names.includes(name) && index !== undefined && /^\d{1,3}$/.test(index)) indexes.add(Number(index));
  }
  return [...indexes]
    .sort((one, other) => one - other)
    .map((index) => Object.fromEntries(names.map((name) => [name, text(form, `${name}.${index}`)])))
    .filter((row) => Object.values(row).some((value) => value !== ''));
}

/** A field's text without spaces around it. */
export const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A field's text, or null where nothing was typed. */
export const textOrNull = (form: FormData, name: string): string | null => text(form, name) || null;
