import contentDisposition from 'content-disposition';

interface SentFile {
  readonly name: string;
  readonly mime: string;
  /** Shown in the browser instead of downloaded. */
  readonly isShown?: boolean;
}

/**
 * Returns the headers of a file that is sent: its name (RFC 6266, in ASCII for old clients with the true name beside it), and that
 * browsers neither run it nor guess another type, and nobody on the way caches it.
 */
export const fileHeaders = ({ name, mime, isShown = false }: SentFile): Record<string, string> => ({
  'Content-Type': mime,
  'Content-Disposition': contentDisposition(name, {
    type: isShown ? 'inline' : 'attachment',
    fallback: name.normalize('NFD').replace(/[^\x20-\x7e]/g, ''),
  }),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, no-store',
});
