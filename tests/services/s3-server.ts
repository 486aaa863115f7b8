import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

interface S3rver {
  readonly configureBuckets: () => Promise<unknown>;
  readonly getMiddleware: () => (request: IncomingMessage, response: ServerResponse) => void;
}
type S3rverClass = new (options: Readonly<Record<string, unknown>>) => S3rver;

// s3rver has no types.
const S3rver = createRequire(__filename)('s3rver') as S3rverClass;

/** lost: listed, but not delivered; removed: somebody removes it just then; full: it cannot be written. */
type Trouble = 'lost' | 'removed' | 'full';

export interface S3Server {
  readonly bucket: string;
  readonly endpoint: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Keys in the bucket. */
  readonly keys: () => Promise<string[]>;
  readonly put: (key: string, bytes: Buffer) => Promise<void>;
  /** The bytes of an object; null when there is none. */
  readonly read: (key: string) => Promise<Buffer | null>;
  readonly remove: (key: string) => Promise<void>;
  /** What goes wrong with a key when the platform asks for it, until it is taken out. */
  readonly troubles: Map<string, Trouble>;
  readonly stop: () => Promise<void>;
}

/**
 * A real S3 server on a free port with one bucket. s3rver keeps no access rules; this adds the one of S3: a stranger reads
 * only what was stored with the ACL `public-read`, and lists nothing.
 */
export async function s3Server(): Promise<S3Server> {
  const bucket = 'mayorista-pruebas';
  const directory = await mkdtemp(path.join(os.tmpdir(), 's3-'));
  const s3 = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    serviceEndpoint: '127.0.0.1',
    configureBuckets: [{ name: bucket }],
  });
  await s3.configureBuckets();
  const serve = s3.getMiddleware();
  const open = new Set<string>();
  const troubles = new Map<string, Trouble>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const trouble = troubles.get(decodeURIComponent(pathname).slice(`/${bucket}/`.length));
    if (trouble !== undefined && (request.method === 'PUT') === (trouble === 'full'))
      return void refuse(response, trouble, () => ask(serve, pathname, { method: 'DELETE' }));
    const isSigned = hasSignature(request);
    if (isSigned && request.method === 'PUT' && request.headers['x-amz-acl'] === 'public-read') open.add(pathname);
    if (isSigned && searchParams.get('list-type') === '2')
      return void page(serve, bucket, searchParams).then((listing) => response.end(listing));
    if (isSigned || (request.method === 'GET' && open.has(pathname))) return serve(request, response);
    response.writeHead(403, { 'Content-Type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bucket,
    endpoint,
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PUBLIC_URL: `${endpoint}/${bucket}`,
    },
    troubles,
    keys: async () => keysOf(await listingOf(serve, bucket)),
    put: async (key, bytes) => {
      await ask(serve, `/${bucket}/${key}`, { method: 'PUT', body: new Uint8Array(bytes) });
    },
    read: async (key) => {
      const { status, bytes } = await ask(serve, `/${bucket}/${key}`);
      return status === 200 ? bytes : null;
    },
    remove: async (key) => {
      await ask(serve, `/${bucket}/${key}`, { method: 'DELETE' });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const hasSignature = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.authorization !== undefined || url.includes('X-Amz-Signature=');

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

async function refuse(response: ServerResponse, trouble: Trouble, remove: () => Promise<unknown>): Promise<void> {
  if (trouble === 'removed') await remove();
  const [status, code] = trouble === 'full' ? [403, 'AccessDenied'] : [404, 'NoSuchKey'];
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** The test's own look into the bucket, past the rule for strangers. */
async function ask(serve: Serve, target: string, init: RequestInit = {}): Promise<{ status: number; bytes: Buffer }> {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${target}`, init);
  const bytes = Buffer.from(await answer.arrayBuffer());
  server.close();
  return { status: answer.status, bytes };
}

const listingOf = async (serve: Serve, bucket: string, query = ''): Promise<string> =>
  (await ask(serve, `/${bucket}?list-type=2&max-keys=1000${query}`)).bytes.toString();

const keysOf = (listing: string): string[] => [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key ?? '');

/** Keys on one page of a listing: few, so that a test needs few objects for several pages. */
const perPage = 10;

/**
 * One page of a listing, with the token of the next. s3rver makes its tokens by a cipher that OpenSSL no longer has, and fails where
 * there is more than a page.
 */
async function page(serve: Serve, bucket: string, asked: URLSearchParams): Promise<string> {
  const after = asked.get('continuation-token') ?? '';
  const whole = await listingOf(serve, bucket, `&prefix=${encodeURIComponent(asked.get('prefix') ?? '')}`);
  const rest = [...whole.matchAll(/<Contents>.*?<Key>([^<]+)<\/Key>.*?<\/Contents>/gs)].filter(
    ([, key]) => (key ?? '') > after,
  );
  const shown = rest.slice(0, perPage);
  const next = rest.length > shown.length ? `<NextContinuationToken>${shown.at(-1)?.[1]}</NextContinuationToken>` : '';
  const contents = shown.map(([each]) => each).join('');
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`;
}
