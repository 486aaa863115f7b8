/** A text in the two languages of the shop. Spanish is the first one and never empty. */
export interface Text {
  es: string;
  en: string;
}

export const t = (es: string, en: string): Text => ({ es, en });

/** Joins sentences with a blank between them. */
export function paragraph(sentences: Text[]): Text {
  return { es: sentences.map((s) => s.es).join(' '), en: sentences.map((s) => s.en).join(' ') };
}

/** 'a, b y c' / 'a, b and c'. Spanish writes 'e' instead of 'y' before the sound i. */
export function series(items: Text[]): Text {
  return {
    es: joined(
      items.map((i) => i.es),
      spanishAnd,
    ),
    en: joined(
      items.map((i) => i.en),
      () => ' and ',
    ),
  };
}

/** 'a, b, c': for names, where a list has no conjunction. */
export function commas(items: Text[]): Text {
  return { es: items.map((i) => i.es).join(', '), en: items.map((i) => i.en).join(', ') };
}

function joined(items: string[], and: (next: string) => string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : items.slice(0, -1).join(', ') + and(last) + last;
}

function spanishAnd(next: string): string {
  return /^h?i(?![ae])/i.test(next) ? ' e ' : ' y ';
}
