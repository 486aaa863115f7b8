import { SourceProblem } from './source-problem';

/** Column names, trimmed. Refuses a header that names a column twice; nameless columns at the end are ignored. */
export function readHeader(cells: string[], line: number): string[] {
  const names = cells.map((cell) => cell.trim());
  const repeated = names.filter((name, at) => name !== '' && names.indexOf(name) !== at);
  if (repeated.length > 0) throw new SourceProblem('repeated_columns', [...new Set(repeated)].join(', '), line);
  return names;
}
