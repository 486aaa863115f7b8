/**
 * Address of a platform image as the browser should ask for it: images of the platform go through the store's own
 * origin (`/media/…`); those kept elsewhere (an S3 bucket) stay as they are. Null when there is none.
 */
export function imageUrl(path: string | null | undefined, cmsOrigins: readonly string[]): string | null {
  if (!path) return null;
  const origin = cmsOrigins.find((known) => path.startsWith(`${known}/`));
  const local = origin === undefined ? path : path.slice(origin.length);
  if (/^(https?:)?\/\//.test(local)) return local;
  return `/media${local.startsWith('/') ? '' : '/'}${local}`;
}
