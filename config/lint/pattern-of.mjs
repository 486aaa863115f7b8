/** The source and flags of the pattern that a node writes: a literal, or RegExp of a plain text; null for other nodes and made texts. */
export function patternOf(node) {
  if (node.type === 'Literal') return node.regex === undefined ? null : node.regex;
  const [source, flags] = node.arguments;
  const isPlain = source?.type === 'Literal' && typeof source.value === 'string';
  return isPlain ? { pattern: source.value, flags: typeof flags?.value === 'string' ? flags.value : '' } : null;
}

/** Selects what makes a pattern at run time. */
export const madePattern = ':matches(NewExpression, CallExpression)[callee.name="RegExp"]';
