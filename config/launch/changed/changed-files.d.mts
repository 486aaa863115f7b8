export function changedSince(
  ref: string | undefined,
  git?: (...args: string[]) => string,
): { since: string; files: string[] };
