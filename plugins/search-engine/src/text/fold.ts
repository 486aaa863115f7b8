const MARKS = /\p{M}/gu;
const ASCII = /^[\x00-\x7f]*$/;

/** Lower case without accents or compatibility forms ('Cámara' and 'CAMARA' give 'camara', 'Ñ' gives 'n'). */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** What two strings of a filter are compared by: folded and trimmed. */
export const foldForFilter = (text: string): string => fold(text.trim());
