import { defineRecord } from '@mayorista/kernel';
import { creditLine } from '../../../shared/credit-line.shape';

/** Serves credit lines. */
export const creditLines = defineRecord(creditLine);
