import type { Stage } from './changed/stages-of.mjs';

export function briefly(stages: readonly Stage[]): Stage[];
