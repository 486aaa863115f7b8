export function failures(kind: 'vitest' | 'playwright', report: object, root: string): string[];
