import { gzip as gzipWithCallback } from 'node:zlib';
import { promisify } from 'node:util';

const gzip = promisify(gzipWithCallback);

/** A page as it will be sent to every anonymous visitor who asks for it. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

export const cachedPage = async (headers: CachedPage['headers'], plain: Buffer): Promise<CachedPage> => ({
  headers,
  plain,
  gzipped: await gzip(plain),
});
