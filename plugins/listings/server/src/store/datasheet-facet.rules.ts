/** A characteristic as some datasheet names it. */
export interface Characteristic {
  readonly code: string;
  readonly name: string;
  readonly fieldType: 'text' | 'number' | 'boolean' | 'list';
  readonly unit: string | null;
  readonly isKey: boolean;
}

export interface ValueCount {
  readonly code: string;
  readonly value: string;
  readonly count: number;
}

export interface DatasheetFacet {
  readonly code: string;
  readonly name: string;
  readonly field_type: Characteristic['fieldType'];
  readonly unit: string | null;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

const mostFacets = 8;
const mostValues = 12;

/**
 * The characteristics worth choosing by: those chosen already, then the ones datasheets mark as key, then those that say
 * something of most products. One that says the same of all of them, or something else of each, leaves nothing to choose.
 */
export function datasheetFacetsOf(
  characteristics: readonly Characteristic[],
  counts: readonly ValueCount[],
  chosen: ReadonlyMap<string, readonly string[]>,
): DatasheetFacet[] {
  const facets = characteristics.map((each) => {
    const own = counts.filter(({ code }) => code === each.code);
    return { each, own, said: own.reduce((sum, { count }) => sum + count, 0), isChosen: chosen.has(each.code) };
  });
  return facets
    .filter(({ own, isChosen, said }) => isChosen || (own.length > 1 && own.length < said))
    .sort(
      (a, b) =>
        Number(b.isChosen) - Number(a.isChosen) || Number(b.each.isKey) - Number(a.each.isKey) || b.said - a.said,
    )
    .slice(0, mostFacets)
    .map(({ each, own }) => ({
      code: each.code,
      name: each.name,
      field_type: each.fieldType,
      unit: each.unit,
      values: shownValues(each, own, chosen.get(each.code) ?? []),
    }));
}

/** The values most products have, chosen ones always; numbers in their order, the rest by how many have them. */
function shownValues({ fieldType }: Characteristic, counts: readonly ValueCount[], chosen: readonly string[]) {
  const missing = chosen.filter((value) => counts.every((each) => each.value !== value));
  const known = [
    ...counts.map(({ value, count }) => ({ value, count })),
    ...missing.map((value) => ({ value, count: 0 })),
  ];
  const shown = known
    .sort(
      (a, b) =>
        Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) ||
        b.count - a.count ||
        a.value.localeCompare(b.value),
    )
    .slice(0, Math.max(mostValues, chosen.length));
  return fieldType === 'number' ? shown.sort((a, b) => Number(a.value) - Number(b.value)) : shown;
}
