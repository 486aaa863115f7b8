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

export interface S3Server {
  readonly bucket: string;
  readonly endpoint: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Keys in the bucket. */
  readonly keys: () => Promise<string[]>;
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
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://s3');
    const isSigned = request.headers.authorization !== undefined || (request.url ?? '').includes('X-Amz-Signature=');
    if (isSigned && request.method === 'PUT' && request.headers['x-amz-acl'] === 'public-read') open.add(pathname);
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
    keys: async () => keysOf(await fetchUnguarded(serve, `/${bucket}?list-type=2&max-keys=1000`)),
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The test's own look into the bucket, past the rule for strangers. */
async function fetchUnguarded(
  serve: (request: IncomingMessage, response: ServerResponse) => void,
  target: string,
): Promise<string> {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${target}`).then((response) =>
    response.text(),
  );
  server.close();
  return answer;
}

const keysOf = (listing: string): string[] => [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key ?? '');
