/** Escapes and backslashes are not among these: what is left after decoding once is refused, whoever might resolve it. */
const PICTURE_FILE = /^\/[\w\-./]+\.(?:svg|webp|png|jpe?g|avif|gif)$/i;

/** Returns the path as servers read it when it can be that of a picture, null otherwise. Decides after resolving escaped characters. */
export function picturePath(path: string): string | null {
  const decoded = decodedOnce(path);
  if (decoded === null || !PICTURE_FILE.test(decoded)) return null;
  // Whoever climbs (`..`) or repeats slashes means another path, or another host, than the one that is checked.
  const isNormal = new URL(decoded, 'http://pictures.invalid').pathname === decoded && !decoded.includes('//');
  return isNormal ? decoded : null;
}

function decodedOnce(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    // Escapes that are none: such a file does not exist.
    return null;
  }
}
