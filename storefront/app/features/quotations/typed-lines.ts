import { trimEndOf } from '@mayorista/config/text';

/** What somebody typed or pasted as a calculator's file: a model and how many in each line, in whatever way they are parted. */
export function typedAsCsv(text: string): string {
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const whole = trimEndOf(line, /\d/);
      const quantity = line.slice(whole.length);
      // A code is of one character at least, though it be one that parts.
      const code = whole.charAt(0) + trimEndOf(whole.slice(1), /[\s,;x×]/);
      return quantity === '' || code === whole ? [line, '1'] : [code.trim(), quantity];
    });
  return [
    'modelo,cantidad',
    ...rows.map(([code = '', quantity = '']) => `"${code.replaceAll('"', '""')}",${quantity}`),
  ].join('\n');
}
