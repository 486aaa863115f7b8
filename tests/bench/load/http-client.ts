import http from 'node:http';

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: http.OutgoingHttpHeaders;
  /** Which of several servers is asked; the next in turn when it is left out. */
  readonly server?: number | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  readonly ms: number;
}

/** Connections to one server, or to several in turn, kept open. Costs the machine less than `fetch`, which matters where both share two cores. */
export class HttpClient {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 128 });

  private readonly urls: readonly string[];
  private turn = 0;

  constructor(...urls: readonly string[]) {
    this.urls = urls;
  }

  send({ method = 'GET', path, token = null, body, headers: extra = {}, server }: Call): Promise<Reply> {
    const payload = body === undefined ? null : Buffer.from(JSON.stringify(body));
    const headers: http.OutgoingHttpHeaders = { ...extra };
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    if (payload !== null)
      Object.assign(headers, { 'Content-Type': 'application/json', 'Content-Length': payload.length });
    return this.exchange(this.urlOf(server) + path, { method, headers, agent: this.agent }, payload);
  }

  /** How many servers it asks. */
  get servers(): number {
    return this.urls.length;
  }

  private urlOf(server = (this.turn += 1)): string {
    return this.urls[server % this.urls.length] ?? '';
  }

  private exchange(url: string, options: http.RequestOptions, payload: Buffer | null): Promise<Reply> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const request = http.request(url, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        );
        response.on('error', reject);
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A server closes connections that rest for some seconds, perhaps while the next call is already on its way.
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve(this.exchange(url, options, payload));
        else reject(error);
      });
      request.end(payload ?? undefined);
    });
  }

  /** The parsed body of an answer that must be a good one. */
  async json<Body>(call: Call): Promise<Body> {
    const { status, body } = await this.send(call);
    if (status >= 300)
      throw new Error(
        `${call.method ?? 'GET'} ${call.path.slice(0, 200)} answered ${status}: ${body.toString().slice(0, 400)}`,
      );
    return JSON.parse(body.toString()) as Body;
  }

  close(): void {
    this.agent.destroy();
  }
}
