/** A deterministic stream of numbers in [0, 1): two runs make and ask the same. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** One of a list, by the next number. */
export function oneOf<T>(list: readonly T[], next: () => number): T {
  const item = list[Math.floor(next() * list.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
