import { gluedUnitTerm, tokensOf, unitTerm } from '@mayorista/search-engine';
import { UNITS } from '../language/units';

/** The measures that texts mention, in the one form both engines search by: '4 Megapíxeles' and '4MP' give 4mp. */
export function measuresIn(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const terms = tokensOf(text).map(({ term }) => term);
    for (const [at, term] of terms.entries()) {
      const measure = gluedUnitTerm(UNITS, term) ?? unitTerm(UNITS, term, terms[at + 1] ?? '');
      if (measure !== undefined) found.add(measure);
    }
  }
  return [...found];
}
