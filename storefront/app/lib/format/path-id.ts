/** The numeric id of a path segment; a 404 answer when it is none. */
export function pathId(segment: string | undefined): number {
  if (segment === undefined || !/^[1-9]\d{0,14}$/.test(segment)) throw new Response(null, { status: 404 });
  return Number(segment);
}
