import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlatformClient, PlatformDevice, PlatformState } from '../src/platform/monitoring-platform';

/** What goes wrong with the next creation: nobody answers; it is made and its answer is lost; it is refused with these texts by field. */
type Fault = 'away' | 'lost' | Readonly<Record<string, readonly string[]>>;

/** A call as the platform was asked it. */
interface Asked {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
}

interface Client extends Omit<PlatformClient, 'number_of_devices'> {
  readonly devices: readonly Omit<PlatformDevice, 'subscription_id'>[];
}

/** A monitoring platform over HTTP, by the protocol of the plugin's README. What it keeps stays in memory. */
export interface PlatformServer {
  readonly settings: NodeJS.ProcessEnv;
  readonly asked: Asked[];
  /** Faults of the next creations, in their order. */
  readonly faults: Fault[];
  /** Clients by the platform's id of their installer. */
  readonly clients: Map<string, Client[]>;
  /** Subscriptions by their id, each with its device: one a device while it has not ended. */
  readonly subscriptions: Map<string, PlatformState & { readonly device: string }>;
  /** True while nothing at all is answered. */
  isAway: boolean;
  close(): Promise<void>;
}

const token = 'token-de-prueba';
const read = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });

/** Starts a platform on a free port of this machine. */
export async function startPlatform(): Promise<PlatformServer> {
  const made = new Map<string, object>();
  let count = 0;
  const platform = {
    settings: {},
    asked: [] as Asked[],
    faults: [] as Fault[],
    clients: new Map<string, Client[]>(),
    subscriptions: new Map<string, PlatformState & { readonly device: string }>(),
    isAway: false,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const { clients, subscriptions } = platform;
  const holderOf = (device: string) =>
    [...subscriptions.values()].find((each) => each.device === device && each.status !== 'ended');

  function create(path: string, body: Record<string, unknown>): object | null {
    count += 1;
    if (path === '/installers') return { id: `inst-${count}` };
    const device = String(body.device_id);
    if (holderOf(device) !== undefined) return null;
    const state = { id: `sub-${count}`, status: 'payment_pending' as const, start_date: null, end_date: null };
    subscriptions.set(state.id, { ...state, device });
    return state;
  }

  function find(path: string): object | null {
    const [, noun, id = '', part] = path.split('/').map(decodeURIComponent);
    if (noun === 'installers' && part === 'portal-link') return { url: `https://portal.example.com/${id}` };
    if (noun === 'installers')
      return {
        clients: (clients.get(id) ?? []).map(({ devices, ...each }) => ({
          ...each,
          number_of_devices: devices.length,
        })),
      };
    if (noun === 'clients') {
      const client = [...clients.values()].flat().find((each) => each.id === id);
      const devices = client?.devices ?? [];
      return { devices: devices.map((each) => ({ ...each, subscription_id: holderOf(each.device_id)?.id ?? null })) };
    }
    const found = subscriptions.get(id);
    return found === undefined ? null : { ...found, device: undefined };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await read(request);
    const path = String(request.url).replace(/^\/api/, '');
    const key = request.headers['idempotency-key'] as string | undefined;
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    platform.asked.push({ call: `${request.method} ${path}`, key, body });
    if (platform.isAway) return void request.socket.destroy();
    if (request.headers.authorization !== `Bearer ${token}`) return send(response, 401, { errors: {} });
    if (request.method === 'GET') {
      const found = find(path);
      return found === null ? send(response, 404, {}) : send(response, 200, found);
    }
    const fault = platform.faults.shift();
    if (fault === 'away') return void request.socket.destroy();
    if (typeof fault === 'object') return send(response, 422, { errors: fault });
    const result = made.get(String(key)) ?? create(path, body);
    if (result === null) return send(response, 409, { errors: {} });
    made.set(String(key), result);
    if (fault === 'lost') return void request.socket.destroy();
    send(response, 201, result);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  platform.settings = { MONITORING_URL: `http://127.0.0.1:${port}/api`, MONITORING_TOKEN: token };
  return platform;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
