export type ComparisonOperator = '=' | '!=' | '>' | '>=' | '<' | '<=';

/** A parsed filter: what is asked of one document. Negations of the grammar (NOT IN, IS NOT NULL...) are `not` nodes. */
export type Filter =
  | { kind: 'and'; parts: Filter[] }
  | { kind: 'or'; parts: Filter[] }
  | { kind: 'not'; part: Filter }
  | { kind: 'compare'; attribute: string; operator: ComparisonOperator; value: string }
  | { kind: 'range'; attribute: string; from: string; to: string }
  | { kind: 'in'; attribute: string; values: string[] }
  | { kind: 'exists'; attribute: string }
  | { kind: 'null'; attribute: string }
  | { kind: 'empty'; attribute: string }
  | { kind: 'contains'; attribute: string; value: string }
  | { kind: 'starts'; attribute: string; value: string };

/** The names of the attributes a filter looks at, once each. */
export function filterAttributes(filter: Filter): string[] {
  const names = new Set<string>();
  const pending: Filter[] = [filter];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'and' || node.kind === 'or') pending.push(...node.parts);
    else if (node.kind === 'not') pending.push(node.part);
    else names.add(node.attribute);
  }
  return [...names];
}
