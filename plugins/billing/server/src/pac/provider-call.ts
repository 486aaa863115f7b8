import { z } from 'zod';
import { callService, DependencyAway, jsonBody, now } from '@mayorista/kernel';

/** Where the provider is, and who asks it. */
export interface ProviderAccess {
  /** The provider's service, e.g. https://services.sw.com.mx. */
  readonly url: string;
  readonly token: string | null;
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly timeoutMs?: number;
}

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const answerSchema = z.object({
  status: z.enum(['success', 'error']),
  message: z.string().nullish(),
  messageDetail: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});
export type Answer = z.output<typeof answerSchema>;

/** Largest document that comes back: 2,000 lines with their taxes. */
const maxBytes = 16 * 1024 * 1024;

/** Calls the provider; a token that has ended is got anew, once. Throws DependencyAway when it does not answer, or not as a provider does. */
export async function callProvider(access: ProviderAccess, address: URL, call: Call): Promise<Answer> {
  const answer = await send(access, address, { ...call, token: await tokenOf(access) });
  if (answer.status !== 401 || access.login === null) return readAnswer(answer);
  tokens.delete(keyOf(access));
  return readAnswer(await send(access, address, { ...call, token: await tokenOf(access) }));
}

/** Tokens that user and password got, with the moment they end. */
const tokens = new Map<string, { readonly token: string; readonly endsAt: number }>();
const keyOf = ({ url, login }: ProviderAccess): string => JSON.stringify([url, login?.user]);

/** A token is got anew this long before its end: it lives for two hours. */
const earlyMs = 5 * 60_000;

const tokenSchema = z.object({ token: z.string().min(1), expires_in: z.number().optional() });

async function tokenOf(access: ProviderAccess): Promise<string> {
  if (access.login === null) return access.token ?? '';
  const known = tokens.get(keyOf(access));
  if (known !== undefined && known.endsAt - earlyMs > now().getTime()) return known.token;
  const answer = await send(access, new URL('/v2/security/authenticate', access.url), {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(access.login),
    token: null,
  });
  const got = tokenSchema.safeParse(readAnswer(answer).data);
  if (!got.success) throw new DependencyAway(`El PAC no da acceso: ${textOf(answer)}`);
  const { token, expires_in: endsAt } = got.data;
  // Seconds since 1970; two hours where it does not say.
  tokens.set(keyOf(access), { token, endsAt: endsAt === undefined ? now().getTime() + 7_200_000 : endsAt * 1_000 });
  return token;
}

type Response = Awaited<ReturnType<typeof callService>>;

const textOf = ({ status, body }: Response): string => `${status}: ${body.toString('utf8').slice(0, 300)}`;

function send(
  { timeoutMs = 30_000 }: ProviderAccess,
  address: URL,
  { method = 'POST', headers = {}, body, token }: Call & { readonly token: string | null },
): Promise<Response> {
  return callService(
    'El PAC',
    address,
    {
      method,
      headers: { ...headers, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body }),
    },
    { timeoutMs, maxBytes },
  );
}

function readAnswer(answer: Response): Answer {
  const parsed = answerSchema.safeParse(jsonBody(answer.body));
  // 401 and 429 are about us, 5xx about the provider: nothing is said of the document.
  if (!parsed.success || answer.status >= 500 || answer.status === 401 || answer.status === 429)
    throw new DependencyAway(`El PAC respondió ${textOf(answer)}`);
  return parsed.data;
}
