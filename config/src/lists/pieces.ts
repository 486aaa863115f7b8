/** Why a text is no number of pieces: nothing there, no number at all, less than one, a part of one, or one that reads as two different numbers. */
export type PiecesProblem = 'missing' | 'not_a_number' | 'below_one' | 'not_whole' | 'ambiguous' | 'too_many';

export type Pieces =
  | { readonly pieces: number; readonly problem?: undefined }
  | { readonly pieces?: undefined; readonly problem: PiecesProblem };

/** More is no order but an account number in the wrong column. */
const mostDigits = 9;

const groupedByComma = /^\d{1,3}(?:,\d{3})+(?:\.(\d+))?$/;
const groupedByPoint = /^\d{1,3}(?:\.\d{3}){2,}(?:,(\d+))?$|^\d{1,3}(?:\.\d{3})+,(\d+)$/;
const groupedByBlank = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,](\d+))?$/;
const plain = /^\d+(?:[.,](\d*))?$/;

/**
 * Reads how many pieces a cell asks for, as spreadsheets in Mexico write numbers: '4', '4.0', '1,000', '1,000.00'; and as those of Spain do where it can mean
 * nothing else ('4,0', '1.000,00'). '1.000' is one piece here and a thousand there: ambiguous, as is '1.250'.
 */
export function piecesIn(text: string): Pieces {
  const written = text.trim();
  if (written === '') return { problem: 'missing' };
  if (written.startsWith('-') && 'pieces' in piecesIn(written.slice(1))) return { problem: 'below_one' };
  if (/^\d{1,3}\.\d{3}$/.test(written) && !/^0/.test(written)) return { problem: 'ambiguous' };
  for (const form of [groupedByComma, groupedByPoint, groupedByBlank, plain]) {
    const match = form.exec(written);
    if (match !== null) return wholeOf(written, match.slice(1).find((decimals) => decimals !== undefined) ?? '');
  }
  return { problem: 'not_a_number' };
}

function wholeOf(written: string, decimals: string): Pieces {
  const whole = decimals === '' ? written : written.slice(0, -decimals.length);
  if (/[1-9]/.test(decimals)) return { problem: 'not_whole' };
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits === '') return { problem: 'below_one' };
  return digits.length > mostDigits ? { problem: 'too_many' } : { pieces: Number(digits) };
}
