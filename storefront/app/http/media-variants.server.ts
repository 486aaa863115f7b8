import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImageWidth } from '../lib/format/image-sources';
import { makeVariant, variantType, type VariantType } from './image-variant.server';

/** Some four thousand cards' pictures. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_KEPT_BYTES = 25 * 1024 * 1024;
const FRESH_MS = 60_000;
const TIMEOUT_MS = 10_000;

const PICTURE_TYPES: ReadonlySet<string> = new Set([
  'image/svg+xml',
  'image/webp',
  'image/png',
  'image/jpeg',
  'image/avif',
  'image/gif',
]);

/** Whether an answer says of itself that it is a picture that browsers draw. */
export const isPicture = (answer: Response): boolean =>
  PICTURE_TYPES.has((answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '');

/** The only folder of the cms that holds files for everybody. */
const UPLOADS = '/uploads/';

/** Where the platform's pictures are kept. */
export interface MediaSources {
  readonly cmsUrl: string;
  /** The bucket's public origin, where uploads go to one; what it has not is asked of the cms. */
  readonly bucketUrl: string | null;
}

export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

/** A variant as it was made, and by what the platform tells whether its original is still the same. */
interface Made extends Variant {
  readonly original: { readonly etag: string | null; readonly lastModified: string | null };
  checkedAt: number;
}

/**
 * Pictures in the widths and formats they were asked for, in memory: least recently used first out. An original that was replaced
 * is noticed within a minute. What cannot be made smaller (a broken or a moving picture) is sent as it is.
 */
export function keptVariants(sources: MediaSources, now: () => number = Date.now) {
  const kept = new LRUCache<string, Made>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 500 });
  const making = new Map<string, Promise<Made | null>>();

  async function ask(path: string, headers: HeadersInit): Promise<Response> {
    const options = { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' } as const;
    if (sources.bucketUrl !== null) {
      const answer = await fetch(new URL(path, sources.bucketUrl), options);
      if (answer.ok || answer.status === 304) return answer;
      await answer.body?.cancel();
    }
    if (!path.startsWith(UPLOADS)) return new Response(null, { status: 404 });
    return fetch(new URL(path, sources.cmsUrl), options);
  }

  async function make(path: string, width: ImageWidth, wanted: Wanted): Promise<Made | null> {
    const last = kept.get(wanted.key);
    const answer = await ask(path, last === undefined ? {} : conditions(last));
    if (answer.status === 304 && last !== undefined) {
      last.checkedAt = now();
      return last;
    }
    kept.delete(wanted.key);
    if (!answer.ok || !isPicture(answer) || Number(answer.headers.get('content-length') ?? 0) > MAX_KEPT_BYTES)
      return null;
    const original = { etag: answer.headers.get('etag'), lastModified: answer.headers.get('last-modified') };
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const keptType = answer.headers.get('content-type') ?? '';
    const made = {
      ...(await variantOf(bytes, { path, width, keptType, accept: wanted.accept })),
      original,
      checkedAt: now(),
    };
    kept.set(wanted.key, made);
    return made;
  }

  return {
    ask,
    /** The picture in a width, in a format that whoever asks can read; null when there is none. */
    async find(path: string, width: ImageWidth, accept: string | null): Promise<Variant | null> {
      const wanted = { accept, key: `${variantType('image/webp', accept)} ${width} ${path}` };
      const known = kept.get(wanted.key);
      if (known !== undefined && now() - known.checkedAt < FRESH_MS) return known;
      const made = making.get(wanted.key) ?? make(path, width, wanted).finally(() => making.delete(wanted.key));
      making.set(wanted.key, made);
      // While the platform is away, what is at hand is shown.
      return known === undefined ? made : made.catch(() => known);
    },
  };
}

interface Wanted {
  readonly key: string;
  readonly accept: string | null;
}

const conditions = ({ original: { etag, lastModified } }: Made): Record<string, string> => ({
  ...(etag === null ? {} : { 'If-None-Match': etag }),
  ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
});

interface Original {
  readonly path: string;
  readonly width: ImageWidth;
  readonly keptType: string;
  readonly accept: string | null;
}

async function variantOf(kept: Uint8Array<ArrayBuffer>, { path, width, keptType, accept }: Original): Promise<Variant> {
  const type = variantType(keptType, accept);
  const bytes = type === null ? kept : await made(kept, { path, width, type });
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, type: bytes === kept ? keptType : (type ?? keptType), etag };
}

async function made(
  kept: Uint8Array<ArrayBuffer>,
  { path, width, type }: { readonly path: string; readonly width: ImageWidth; readonly type: VariantType },
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await makeVariant(kept, width, type));
  } catch (error) {
    console.error(`The picture ${path} is sent as it is:`, String(error));
    return kept;
  }
}
