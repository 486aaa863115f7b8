/**
 * Address of a platform image as the browser should ask for it: images of the platform and of its bucket go through the store's
 * own origin (`/media/…`), which makes them as small as they are shown; those kept elsewhere stay as they are. Null when there is none.
 */
export function imageUrl(path: string | null | undefined, imageOrigins: readonly string[]): string | null {
  if (!path) return null;
  const origin = imageOrigins.find((known) => path.startsWith(`${known}/`));
  const local = origin === undefined ? path : path.slice(origin.length);
  if (/^(https?:)?\/\//.test(local)) return local;
  return `/media${local.startsWith('/') ? '' : '/'}${local}`;
}
