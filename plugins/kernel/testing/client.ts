export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

type Json = unknown;

/** HTTP client of the booted server. Resolves with the answer whatever its status; does not throw on error statuses. */
export interface Client {
  readonly token: string | null;
  readonly get: <B = Record<string, unknown>>(path: string, headers?: Record<string, string>) => Promise<Answer<B>>;
  readonly post: <B = Record<string, unknown>>(
    path: string,
    body?: Json,
    headers?: Record<string, string>,
  ) => Promise<Answer<B>>;
  readonly put: <B = Record<string, unknown>>(
    path: string,
    body?: Json,
    headers?: Record<string, string>,
  ) => Promise<Answer<B>>;
  readonly patch: <B = Record<string, unknown>>(
    path: string,
    body?: Json,
    headers?: Record<string, string>,
  ) => Promise<Answer<B>>;
  readonly delete: <B = Record<string, unknown>>(
    path: string,
    body?: Json,
    headers?: Record<string, string>,
  ) => Promise<Answer<B>>;
}

export function client(url: string, token: string | null): Client {
  const send =
    (method: string) =>
    async <B>(path: string, body?: Json, headers: Record<string, string> = {}): Promise<Answer<B>> => {
      const isForm = body instanceof FormData;
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : isForm ? body : typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, body: (await read(response)) as B };
    };
  const get = send('GET');
  return {
    token,
    get: (path, headers) => get(path, undefined, headers),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  };
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  return /json/.test(response.headers.get('content-type') ?? '') && text !== '' ? (JSON.parse(text) as unknown) : text;
}
