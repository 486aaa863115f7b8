/** What somebody typed or pasted as a calculator's file: a model and how many in each line, in whatever way they are parted. */
export function typedAsCsv(text: string): string {
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, code = line, quantity = '1'] = /^(.+?)[\s,;x×]+(\d+)$/.exec(line) ?? [];
      return [code.trim(), quantity];
    });
  return [
    'modelo,cantidad',
    ...rows.map(([code = '', quantity = '']) => `"${code.replaceAll('"', '""')}",${quantity}`),
  ].join('\n');
}
