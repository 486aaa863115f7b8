import type { Vocabulary } from '@mayorista/search-engine';
import { SKU_KEYS } from '../documents/sku-keys';
import { numberForms } from './number-forms';
import { UNITS } from './units';

/** What the embedded engine is told: Spanish plurals, the units of the trade, and which attribute holds part numbers. */
export const vocabulary: Vocabulary = { codeAttribute: SKU_KEYS, units: UNITS, formsOf: numberForms };
