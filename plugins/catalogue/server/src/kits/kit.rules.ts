type Parts = ReadonlyMap<number, readonly number[]>;

/** Whether a kit would be made of itself if it had this component, at whatever depth. Pure. */
export function closesKitCycle(parts: Parts, kitId: number, componentId: number): boolean {
  const seen = new Set<number>();
  const waiting = [componentId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === kitId) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(parts.get(id) ?? []));
  }
  return false;
}
