import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, fetch, type RequestInit, type Response } from 'undici';
import { assertOutsideTransaction } from '../transactions/outside-transaction';
import { isPublicAddress } from './public-address.rules';

/** Thrown for an address that the platform does not call: one of this machine or of a network that is not public. */
export class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed';
  constructor(readonly host: string) {
    super(`${host} is not an address of the public internet`);
  }
}

export interface GuardOptions {
  /** Hosts of our own network that may be called, as host or host:port. */
  readonly trustedHosts?: readonly string[];
  /** The limit of the whole call in milliseconds, body included. */
  readonly timeoutMs?: number;
  /** The most bytes read of the response's body; the rest is cut off. */
  readonly maxBytes?: number;
}

export interface GuardedAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly body: Buffer;
}

const MAX_REDIRECTS = 3;
const CONNECT_TIMEOUT_MS = 5_000;

/** Resolves a host name to public addresses alone, so that the address connected to is the one checked. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const allowed = error === null ? addresses.filter(({ address }) => isPublicAddress(address)) : [];
    const [first] = allowed;
    if (error !== null || first === undefined) return done(error ?? new AddressNotAllowed(hostname), '', 0);
    return options.all === true ? done(null, allowed) : done(null, first.address, first.family);
  });
};

const connectPublic = buildConnector({ lookup: lookupPublic, timeout: CONNECT_TIMEOUT_MS });

/** An agent that connects to public addresses alone. Every request and every redirect passes here. */
const publicAgent = new Agent({
  connect(options, done) {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // A literal address is never looked up, so it is checked here.
    if (isIP(host) !== 0 && !isPublicAddress(host)) return done(new AddressNotAllowed(host), null);
    return connectPublic(options, done);
  },
});
const anyAgent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });

/**
 * Calls an address that a person entered, over http or https. Allows hosts of the public internet and trusted ones alone, checked at
 * the connection and at every redirect (three at most), and limits time and size. Throws AddressNotAllowed or the error of fetch.
 */
export async function guardedFetch(
  url: string | URL,
  init: RequestInit = {},
  { trustedHosts = [], timeoutMs = 10_000, maxBytes = 1024 * 1024 }: GuardOptions = {},
): Promise<GuardedAnswer> {
  assertOutsideTransaction('calling a service');
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = init.signal == null ? deadline : AbortSignal.any([deadline, init.signal]);
  let target = new URL(url);
  let request: RequestInit = { ...init, signal };
  for (let hops = 0; ; hops += 1) {
    const answer = await call(target, request, trustedHosts);
    const location = redirectOf(answer);
    if (location === null || init.redirect === 'manual') return read(answer, maxBytes);
    await answer.body?.cancel();
    if (hops === MAX_REDIRECTS) throw new Error(`more than ${MAX_REDIRECTS} redirects`);
    const next = new URL(location, target);
    request = followed(request, answer.status, next.origin === target.origin);
    target = next;
  }
}

function call(target: URL, init: RequestInit, trustedHosts: readonly string[]): Promise<Response> {
  if (target.protocol !== 'https:' && target.protocol !== 'http:') throw new AddressNotAllowed(target.protocol);
  const dispatcher =
    trustedHosts.includes(target.host) || trustedHosts.includes(target.hostname) ? anyAgent : publicAgent;
  return fetch(target, { ...init, dispatcher, redirect: 'manual' }).catch((error: unknown) => {
    const { cause } = error as { cause?: unknown };
    throw cause instanceof AddressNotAllowed ? cause : error;
  });
}

const redirectOf = ({ status, headers }: Response): string | null =>
  [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;

/**
 * Builds the request that follows a redirect, as browsers do: 307 and 308 repeat it, others become a GET; another origin is sent no
 * credentials.
 */
function followed(request: RequestInit, status: number, isSameOrigin: boolean): RequestInit {
  const repeated = status === 307 || status === 308 ? request : { ...request, method: 'GET', body: null };
  return isSameOrigin ? repeated : { ...repeated, headers: {} };
}

async function read(answer: Response, maxBytes: number): Promise<GuardedAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(Buffer.from(chunk as Uint8Array));
    size += (chunk as Uint8Array).length;
    // Leaving the loop cancels the rest of the body.
    if (size >= maxBytes) break;
  }
  return { status: answer.status, ok: answer.ok, body: Buffer.concat(chunks).subarray(0, maxBytes) };
}
