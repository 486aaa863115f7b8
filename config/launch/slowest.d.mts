export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}
export function fileTimes(kind: 'vitest' | 'playwright', report: object, root: string): FileTime[];
export function slowest(times: readonly (FileTime & { readonly stage?: string })[], most?: number): string[];
