import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Banco de México's SIE as it documents its series: what is asked and answered, refusals too. */
export interface SieServer {
  readonly url: string;
  readonly token: string;
  /** Text of each datum by day, 'yyyy-mm-dd'. */
  readonly data: Map<string, string>;
  /** Ranges that were asked for. */
  readonly asked: string[];
  /** Answers every call with this until it is null again. */
  fault: { readonly status: number; readonly body: string } | null;
  close(): Promise<void>;
}

const token = 'a'.repeat(64);
const pathPattern = /^\/SieAPIRest\/service\/v1\/series\/SF43718\/datos\/(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/;

/** Starts it on a free port of this machine. */
export async function startSie(): Promise<SieServer> {
  const data = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const answer = (status: number, body: object | string): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (sie.fault !== null) return answer(sie.fault.status, sie.fault.body);
    if (request.headers['bmx-token'] !== token)
      return answer(400, { error: { mensaje: 'Token inválido.', detalle: 'El token no existe.' } });
    const [, from = '', to = ''] = pathPattern.exec(request.url ?? '') ?? [];
    if (from === '') return answer(404, { error: { mensaje: 'Serie no encontrada.' } });
    asked.push(`${from}..${to}`);
    const datos = [...data]
      .filter(([day]) => day >= from && day <= to)
      .map(([day, dato]) => ({ fecha: day.split('-').reverse().join('/'), dato }));
    return answer(200, {
      bmx: { series: [{ idSerie: 'SF43718', titulo: 'FIX', ...(datos.length > 0 ? { datos } : {}) }] },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sie: SieServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    data,
    asked,
    fault: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sie;
}
