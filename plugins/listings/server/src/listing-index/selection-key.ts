import type { Selection } from './listed-product';

/** Selections with the same key leave the same products. */
export function selectionKey(selection: Selection): string {
  const { brandIds, stageIds, flowTypes, values, ...rest } = selection;
  return JSON.stringify([
    rest,
    [...brandIds].sort((a, b) => a - b),
    [...stageIds].sort((a, b) => a - b),
    [...flowTypes].sort(),
    [...values].map(([code, chosen]) => [code, [...chosen].sort()] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}
