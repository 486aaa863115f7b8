import type { AnswerTo } from '../api/answers';
import { apiClient } from '../api/client.server';
import { ApiError } from '../api/errors';
import type { StoreConfig } from '../store-config';
import { keepSession, readSession, type Session, type Tokens } from './session.server';

export interface FreshSession {
  readonly session: Session | null;
  /** Present when the session was renewed. */
  readonly setCookie: string | null;
  /** The session could be neither renewed nor refused: the platform is away. */
  readonly trouble: ApiError | null;
}

interface Asking {
  readonly config: StoreConfig;
  readonly clientAddress?: string | undefined;
  readonly requestId?: string | undefined;
}

/** A token that ends while the page is made would be refused half-way. */
const AHEAD_MS = 60_000;

/** The requests of one page come together: they share one renewal. */
const underWay = new Map<string, Promise<Tokens>>();

/**
 * The session of a request, with a token that holds while it is answered; asked for before anything of the answer is sent, since
 * a renewed session is a new cookie. One that the platform refuses is given as it is: whoever uses it is refused in turn.
 */
export async function freshSession(cookieHeader: string | null, asking: Asking): Promise<FreshSession> {
  const session = readSession(cookieHeader, asking.config);
  if (session === null || endOf(session.jwt) > Date.now() + AHEAD_MS)
    return { session, setCookie: null, trouble: null };
  try {
    const { jwt, refreshToken } = await renewedOnce(session, asking);
    const renewed = { ...session, jwt, refreshToken };
    return { session: renewed, setCookie: keepSession(renewed, asking.config), trouble: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429)
      return { session, setCookie: null, trouble: new ApiError({ status: 503 }, { cause: error }) };
    const isRefused = error.status >= 400 && error.status < 500;
    return { session, setCookie: null, trouble: isRefused ? null : error };
  }
}

function renewedOnce(session: Session, asking: Asking): Promise<Tokens> {
  const key = session.refreshToken;
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const renewal = renew(session, asking).finally(() => underWay.delete(key));
  underWay.set(key, renewal);
  return renewal;
}

const renew = ({ refreshToken }: Session, { config, clientAddress, requestId }: Asking): Promise<Tokens> =>
  apiClient({ cmsUrl: config.cmsUrl, jwt: () => null, clientAddress, requestId }).post<AnswerTo<'POST /auth/refresh'>>(
    'auth/refresh',
    {
      refreshToken,
    },
  );

/** When a token ends, in milliseconds since 1970; whether it is one at all is the platform's to say. */
function endOf(jwt: string): number {
  const claims = /^[\w-]+\.([\w-]+)\./.exec(jwt)?.[1];
  if (claims === undefined) return 0;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: unknown };
  return typeof exp === 'number' ? exp * 1_000 : 0;
}
