/** What a suggestion is made from: pieces of new stock, free ones. */
export interface RestockFacts {
  readonly available_source: number;
  /** Fewest pieces the source keeps for itself. */
  readonly source_minimum: number;
  readonly available_target: number;
  /** On its way to the target, with a date. */
  readonly in_transit: number;
  /** Asked for by drafts to the target that nobody has sent yet. */
  readonly in_drafts: number;
  /** Average pieces the target sells in a month. */
  readonly monthly_rotation: number;
  readonly minimum: number | null;
  readonly maximum: number | null;
}

export interface Suggestion {
  readonly suggested_quantity: number;
  /** Pieces the target should have: a month of sales, within its limits. */
  readonly goal: number;
  /** The source has fewer than the target needs. */
  readonly is_limited_by_source: boolean;
}

/**
 * How many pieces to send: what a month of sales asks for, held within the target's limits, less what it has and what is
 * coming; never more than the source can give without going below its own minimum.
 */
export function suggestionOf(facts: RestockFacts): Suggestion {
  const goal = goalOf(facts);
  const need = Math.max(0, goal - Math.max(0, facts.available_target) - facts.in_transit - facts.in_drafts);
  const spare = Math.max(0, facts.available_source - facts.source_minimum);
  return { suggested_quantity: Math.min(need, spare), goal, is_limited_by_source: need > spare };
}

function goalOf({ monthly_rotation, minimum, maximum }: RestockFacts): number {
  const month = Math.ceil(monthly_rotation);
  const atLeast = Math.max(month, minimum ?? 0);
  return maximum === null ? atLeast : Math.min(atLeast, maximum);
}

/** Why, in words for the people who decide. */
export function explanationOf(
  facts: RestockFacts,
  { suggested_quantity, goal, is_limited_by_source }: Suggestion,
): string {
  const limits =
    facts.minimum === null && facts.maximum === null
      ? 'sin límites'
      : `mínimo ${facts.minimum ?? 0}, máximo ${facts.maximum ?? 0}`;
  const has = `tiene ${facts.available_target}, por recibir ${facts.in_transit}, en borradores ${facts.in_drafts}`;
  const spare = is_limited_by_source ? `; el origen solo puede dar ${suggested_quantity}` : '';
  return `Vende ${facts.monthly_rotation} al mes (${limits}): meta ${goal}; ${has}${spare}`;
}
