import type { Lines, Shape } from '../../../../shared/shape';

/** Part of a form: rows of fields, or a group of lines. */
export type FormPart =
  | { readonly kind: 'fields'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'lines'; readonly group: string; readonly lines: Lines };

/** Cuts the form of a shape into its parts: rows of fields that follow each other are one. */
export function formParts({ form, lines }: Pick<Shape, 'form' | 'lines'>): FormPart[] {
  const parts: FormPart[] = [];
  for (const row of form) {
    const fields = row.filter((name) => !Object.hasOwn(lines, name));
    const last = parts.at(-1);
    if (fields.length > 0 && last?.kind === 'fields')
      parts[parts.length - 1] = { ...last, rows: [...last.rows, fields] };
    else if (fields.length > 0) parts.push({ kind: 'fields', rows: [fields] });
    for (const group of row) {
      const definition = lines[group];
      if (definition !== undefined) parts.push({ kind: 'lines', group, lines: definition });
    }
  }
  return parts;
}

/** Lists the fields that the form does not show: they stand beside it. */
export const fieldsBeside = ({ form, fields }: Pick<Shape, 'form' | 'fields'>): string[] => {
  const shown = new Set(form.flat());
  return Object.keys(fields).filter((name) => !shown.has(name));
};
