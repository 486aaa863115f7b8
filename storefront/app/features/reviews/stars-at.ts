/** The rating under a pointer that is `ratio` of the way along five stars: by halves, by whole stars up to the first. */
export function starsAt(ratio: number): number {
  const stars = Math.min(Math.max(ratio, 0), 1) * 5;
  return stars <= 1 ? 1 : Math.ceil(stars * 2) / 2;
}
