import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CancellationReason } from '../../shared/terms';
import { standIn, type KeptStamp, type StampStore } from '../src/pac/stand-in/stand-in';

/** What goes wrong with the next stamping: nobody answers; it is stamped and the answer is lost; it is held back before or after it is stamped; it is refused. */
type Fault = 'away' | 'lost' | 'hold' | 'stamped-hold' | { readonly code: string; readonly text: string };

/** A provider of stamps over HTTP, as services.sw.com.mx speaks, with the tax authority's status service beside it. */
export interface PacServer {
  readonly url: string;
  readonly token: string;
  /** Faults of the next stampings, in their order. */
  readonly faults: Fault[];
  /** References of all stampings that were asked for. */
  readonly asked: string[];
  /** Stamps that were made: one a document, however often it was sent. */
  readonly stamps: readonly KeptStamp[];
  /** Called when a stamp has been answered. */
  onAnswered: (() => void) | null;
  /** The receiver refuses to have its documents cancelled. */
  keepNext(): void;
  /** Lets waiting cancellations take effect. */
  acceptCancellations(): void;
  close(): Promise<void>;
}

const token = 'token-de-prueba';

/** Starts a provider on a free port of this machine. Its stamps stay in memory. */
export async function startPac(now: () => Date = () => new Date()): Promise<PacServer> {
  const stamps: KeptStamp[] = [];
  const state = { offset: 0, keepsNext: false };
  const store: StampStore = {
    find: (by) =>
      Promise.resolve(stamps.find((each) => each.sealHash === by.sealHash || each.reference === by.reference) ?? null),
    findByUuid: (uuid) => Promise.resolve(stamps.find((each) => each.uuid === uuid) ?? null),
    keep: (stamp) => {
      stamps.push(stamp);
      return Promise.resolve(stamp);
    },
    change: (uuid, change) => {
      const at = stamps.findIndex((each) => each.uuid === uuid);
      const known = stamps[at];
      if (known !== undefined) stamps[at] = { ...known, ...change, isKept: state.keepsNext };
      state.keepsNext = false;
      return Promise.resolve();
    },
  };
  const clock = () => new Date(now().getTime() + state.offset);
  const provider = standIn({ store, now: clock, acceptMs: 60_000 });
  const faults: Fault[] = [];
  const asked: string[] = [];

  async function stamp(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const reference = String(request.headers.customid);
    asked.push(reference);
    const fault = faults.shift();
    if (fault === 'away') return void request.socket.destroy();
    if (typeof fault === 'object')
      return send(response, 400, { status: 'error', message: `${fault.code} - ${fault.text}`, messageDetail: null });
    if (fault === 'hold') return;
    const xml = /\r\n\r\n(<\?xml[\s\S]*)\r\n--/.exec(body)?.[1] ?? '';
    const answer = await provider.stamp(xml, reference);
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'stamped-hold') return;
    response.once('finish', () => pac.onAnswered?.());
    if (answer.kind === 'refused')
      return send(response, 400, { status: 'error', message: `${answer.code}. ${answer.text}`, messageDetail: '' });
    const { uuid, xml: cfdi, stampedAt: fechaTimbrado } = answer.cfdi;
    const message = '307. El comprobante contiene un timbre previo.';
    send(response, answer.isRepeated ? 400 : 200, {
      ...(answer.isRepeated ? { status: 'error', message } : { status: 'success' }),
      data: { uuid, cfdi, fechaTimbrado, noCertificadoSAT: '30001000000500009999' },
    });
  }

  async function cancel(response: ServerResponse, body: string): Promise<void> {
    const given = JSON.parse(body) as Record<string, string>;
    const { uuid = '', rfc = '', motivo, foliosustitucion: substituteUuid = null } = given;
    const reason = motivo as CancellationReason;
    const answer = await provider.cancel({ uuid, issuerRfc: rfc, reason, substituteUuid });
    if (answer.kind === 'refused')
      return send(response, 400, {
        status: 'error',
        message: `${answer.code} - ${answer.text}`,
        data: { uuid: { [uuid]: answer.code } },
      });
    send(response, 200, { status: 'success', data: { acuse: '<Acuse/>', uuid: { [uuid]: answer.code } } });
  }

  async function tell(response: ServerResponse, body: string): Promise<void> {
    const { state: found, isInProcess, text } = await provider.status(/id=([\w-]+)/.exec(body)?.[1] ?? '');
    const estado = { in_force: 'Vigente', cancelled: 'Cancelado', not_found: 'No Encontrado' }[found];
    response.writeHead(200, { 'Content-Type': 'text/xml; charset=utf-8' });
    response.end(
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ConsultaResponse><ConsultaResult><a:Estado>${estado}</a:Estado><a:EstatusCancelacion>${isInProcess ? 'En proceso' : found === 'not_found' ? '' : text === 'Vigente' ? '' : text}</a:EstatusCancelacion></ConsultaResult></ConsultaResponse></s:Body></s:Envelope>`,
    );
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const isKnown = request.headers.authorization === `Bearer ${token}`;
      if (request.url === '/ConsultaCFDIService.svc') return void tell(response, body);
      if (!isKnown) return send(response, 401, { status: 'error', message: '401 El token debe contener 3 partes' });
      if (request.url === '/v4/cfdi33/stamp/v4') return void stamp(request, response, body);
      if (request.url === '/cfdi33/cancel/csd') return void cancel(response, body);
      send(response, 404, { status: 'error', message: '404 No existe' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pac: PacServer = {
    onAnswered: null,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    faults,
    asked,
    stamps,
    keepNext: () => void (state.keepsNext = true),
    acceptCancellations: () => void (state.offset += 61_000),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return pac;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
