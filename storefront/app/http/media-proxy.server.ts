import { IMAGE_WIDTHS, type ImageWidth } from '../lib/format/image-sources';
import { picturePath } from './picture-path';
import { isPicture, keptVariants, type MediaSources } from './media-variants.server';

const PASSED_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified'] as const;
const DAY_IN_SECONDS = 86_400;

/** What a browser asks for: `/media` + path, in a width or as it is. */
export interface MediaCall {
  readonly path: string;
  readonly width: string | null;
  readonly accept: string | null;
  readonly ifNoneMatch: string | null;
}

const gone = (): Response => new Response(null, { status: 404 });

/** Pictures of the platform, from the store's own origin; 404 for anything that is no picture by its path and its type, or in no width of ours. */
export function mediaProxy(sources: MediaSources) {
  const variants = keptVariants(sources);

  async function inWidth(call: MediaCall, width: ImageWidth): Promise<Response> {
    const variant = await variants.find(call.path, width, call.accept);
    if (variant === null) return gone();
    const headers = new Headers({ ...lasting(), 'Content-Type': variant.type, ETag: variant.etag, Vary: 'Accept' });
    if (call.ifNoneMatch === variant.etag) return new Response(null, { status: 304, headers });
    headers.set('Content-Length', String(variant.bytes.length));
    return new Response(variant.bytes, { headers });
  }

  async function asKept({ path, ifNoneMatch }: MediaCall): Promise<Response> {
    const answer = await variants.ask(path, ifNoneMatch === null ? {} : { 'If-None-Match': ifNoneMatch });
    const headers = new Headers(lasting());
    for (const name of PASSED_HEADERS) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (answer.headers.has('content-encoding')) headers.delete('content-length');
    if (answer.status === 304) return new Response(null, { status: 304, headers });
    if (answer.ok && !isPicture(answer)) {
      await answer.body?.cancel();
      return gone();
    }
    return answer.ok ? new Response(answer.body, { status: 200, headers }) : gone();
  }

  return async function forwardMedia(call: MediaCall): Promise<Response> {
    const path = picturePath(call.path);
    if (path === null) return gone();
    if (call.width === null) return asKept({ ...call, path });
    const known = IMAGE_WIDTHS.find((each) => String(each) === call.width);
    return known === undefined ? gone() : inWidth({ ...call, path }, known);
  };
}

const lasting = (): Record<string, string> => ({
  'Cache-Control': `public, max-age=${DAY_IN_SECONDS}, stale-while-revalidate=${7 * DAY_IN_SECONDS}`,
  // A drawing opened as a page of its own must not run anything.
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox`,
});
