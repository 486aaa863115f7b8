/** Value at a dotted path ('specs.weight', 'part_numbers.0'); a CSV column whose name has dots is found by its whole name. */
export function readPath(values: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path];
  return path.split('.').reduce<unknown>((value, key) => {
    const isBranch = typeof value === 'object' && value !== null;
    return isBranch && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  }, values);
}

/** Absent for the mapping: not in the source, null, or a text of blanks (an empty CSV cell). */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
