import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the browser behind a subscription gets it. */
export interface Received {
  readonly path: string;
  readonly payload: Record<string, unknown>;
  readonly headers: IncomingMessage['headers'];
}

/** A browser that subscribed: its address and its keys, of which the platform knows the public half. */
export interface Browser {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  readonly path: string;
  readonly keys: ECDH;
  readonly auth: Buffer;
}

/**
 * A push service of its own: takes messages as RFC 8030 says, believes only senders who sign for it (RFC 8292), and opens what is
 * meant for its browsers (RFC 8291). Written from the documents, not with the library that sends.
 */
export class PushService {
  readonly received: Received[] = [];
  /** What comes of the next messages to a path: a status for each; 201 when there is none left. */
  readonly answers = new Map<string, number[]>();
  private readonly browsers = new Map<string, Browser>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void this.take(request).then(
        (status) => response.writeHead(status).end(),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', () => resolve()));
    return this.host;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  subscribe(): Browser {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(8).toString('hex')}`;
    const subscription = {
      endpoint: `http://${this.host}${path}`,
      keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    };
    const browser = { subscription, path, keys, auth };
    this.browsers.set(path, browser);
    return browser;
  }

  private async take(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const browser = this.browsers.get(path);
    if (browser === undefined) return 404;
    if (!this.isSigned(request.headers.authorization ?? '')) return 403;
    const status = this.answers.get(path)?.shift() ?? 201;
    if (status === 201) {
      const text = opened(Buffer.concat(chunks), browser);
      this.received.push({ path, payload: JSON.parse(text) as Record<string, unknown>, headers: request.headers });
    }
    return status;
  }

  /** `vapid t=<JWT>, k=<public key>`: signed by that key, for this service, for at most a day. */
  private isSigned(authorization: string): boolean {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = '', body = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    if (point.length !== 65) return false;
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const isRight = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; exp: number; sub: string };
    const seconds = Date.now() / 1_000;
    return (
      isRight &&
      claims.aud === `http://${this.host}` &&
      claims.exp > seconds &&
      claims.exp <= seconds + 86_400 &&
      claims.sub.startsWith('mailto:')
    );
  }
}

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8188 with the keys of RFC 8291: salt, record size, the sender's key, then one record ended by 2. */
function opened(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = derived(keys.computeSecret(senderKey), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString('utf8');
}
