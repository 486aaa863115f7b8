import { defineRecord } from '@mayorista/kernel';
import { zkFinger } from '../../../shared';

/** Keeps under which numbers the attendance reader knows employees: the least that the name promises. */
export const zkFingers = defineRecord(zkFinger);
