/**
 * The path a form may send the browser to: one of this store, never another site.
 * Refuses protocol-relative (`//x`), backslash tricks, control characters and absolute addresses.
 */
export function localPath(candidate: unknown, fallback = '/'): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return fallback;
  // Browsers drop tabs and line feeds, turning `/\t/x` into `//x`
  if (/[\\\u0000-\u001f\u007f]/.test(candidate) || candidate.startsWith('//')) return fallback;
  const url = new URL(candidate, 'http://local.invalid');
  if (url.host !== 'local.invalid' || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
