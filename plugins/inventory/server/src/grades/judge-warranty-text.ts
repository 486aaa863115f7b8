import type { FieldError } from '@mayorista/kernel';

/** Lists texts that speak of other months than those that claims are judged by; years are months too. */
export function judgeWarrantyText(months: number, texts: Readonly<Record<string, string | null>>): FieldError[] {
  const said = new Set([months, months / 12].map(String));
  return Object.entries(texts).flatMap(([locale, text]) =>
    (text?.match(/\d+/g) ?? []).every((number) => said.has(String(Number(number))) && months > 0)
      ? []
      : [{ code: 'warranty_text_differs', field: `warranty_text_translations.${locale}`, params: { months } }],
  );
}
