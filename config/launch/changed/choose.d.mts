export type Chosen = 'all' | string[];
export interface Choice {
  readonly format: Chosen;
  readonly lint: Chosen;
  readonly types: Chosen;
  readonly imports: Chosen;
  readonly dead: Chosen;
  readonly unit: Chosen;
  readonly flow: Chosen;
  readonly services: Chosen;
  readonly journeys: Chosen;
}
export function whatBreaks(
  changed: readonly string[],
  files: ReadonlyMap<string, string>,
  suites: readonly string[],
): Choice & { readonly why: string[] };
