/** One record of the file, or why this line is none. `line` is the 1-based line where it starts. */
export type SourceRecord =
  | { line: number; values: Record<string, unknown>; problem?: undefined }
  | { line: number; problem: string; values?: undefined };
