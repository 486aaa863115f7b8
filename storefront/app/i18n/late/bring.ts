import { es } from '../es';
import type { LateDictionary } from './late-dictionary';

/** Adds a feature's Spanish texts to those that are there: the page that shows them brings them, and every other page is lighter. */
export function bring<Feature extends keyof LateDictionary>(feature: Feature, texts: LateDictionary[Feature]): void {
  Object.assign(es, { [feature]: texts });
}
