/** Brothers in their order with one put among them at `index` (from 0; beyond the last is behind it), numbered from 1. */
export function placed<N>(
  brothers: readonly N[],
  node: N,
  index: number,
): readonly { readonly node: N; readonly position: number }[] {
  return [...brothers.slice(0, index), node, ...brothers.slice(index)].map((each, at) => ({
    node: each,
    position: at + 1,
  }));
}
