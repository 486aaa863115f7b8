import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cfdiUses } from '@mayorista/database/seeds';
import type { CancellationReason } from '../../shared/terms';
import type { CancelAnswer, StampAnswer } from '../src/pac/pac';
import { faultsOf } from './matrix';
import { standIn, type KeptStamp, type StampStore } from '../src/pac/stand-in/stand-in';

/** What goes wrong with the next stamping: nobody answers; it is stamped and the answer is lost; it is held back before or after it is stamped; it is refused. */
type Fault = 'away' | 'lost' | 'hold' | 'stamped-hold' | { readonly code: string; readonly text: string };

/**
 * What the next cancellation is answered, as the provider documents it: a code of the folio, taken (201, 202) or not, or a message that says no
 * code of it. `took`: the tax authority has the request all the same.
 */
export interface CancelFault {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly messageDetail?: string;
  readonly took?: boolean;
}

/** A provider of stamps over HTTP, as services.sw.com.mx speaks, with the tax authority's status service beside it. */
export interface PacServer {
  readonly url: string;
  readonly token: string;
  /** Faults of the next stampings, in their order. */
  readonly faults: Fault[];
  /** Answers of the next cancellations, in their order. */
  readonly cancelFaults: CancelFault[];
  /** What the authority's service says of a document's cancellation, by its folio, in place of what it would. */
  readonly said: Map<string, { readonly estado: string; readonly cancelacion: string; readonly cancelable: string }>;
  /** Expressions of printed documents that the authority's service was asked about. */
  readonly expressions: string[];
  /** Refuses what is about to be stamped, beside what the stand-in does: what the tax authority's schemas and matrix refuse. */
  judge: ((xml: string) => Promise<{ readonly code: string; readonly text: string } | null>) | null;
  /** Stamps that are left of the account. */
  stampsLeft: number;
  /** Ends all tokens that user and password got. */
  endTokens(): void;
  /** Tokens that were given out. */
  readonly logins: string[];
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
/** Who may get a token by name and password. */
export const account = { user: 'facturacion@mayorista.test', password: 'Timbres-2026' };

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
  const provider = standIn({ store, now: clock, acceptMs: 60_000, uses: () => Promise.resolve(cfdiUses) });
  const faults: Fault[] = [];
  const cancelFaults: CancelFault[] = [];
  const logins: string[] = [];
  const live = new Set([token]);
  const asked: string[] = [];

  async function stamp(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const reference = String(request.headers.customid);
    asked.push(reference);
    const fault = faults.shift();
    if (endsBefore(request, response, fault)) return;
    const xml = /\r\n\r\n(<\?xml[\s\S]*)\r\n--/.exec(body)?.[1] ?? '';
    const refused = (await pac.judge?.(xml)) ?? null;
    if (refused !== null) return refuseStamp(response, refused);
    const answer = await provider.stamp(xml, reference);
    if (fault === 'lost') request.socket.destroy();
    if (fault === 'lost' || fault === 'stamped-hold') return;
    response.once('finish', () => pac.onAnswered?.());
    if (answer.kind !== 'stamped')
      return send(response, 400, { status: 'error', message: `${answer.code}. ${answer.text}`, messageDetail: '' });
    sendStamp(response, answer);
  }

  async function cancel(response: ServerResponse, body: string): Promise<void> {
    const given = JSON.parse(body) as Record<string, string>;
    const { uuid = '', rfc = '', motivo, foliosustitucion: substituteUuid = null } = given;
    const reason = motivo as CancellationReason;
    const fault = cancelFaults.shift();
    const isAsked = fault === undefined || fault.took === true;
    const answer = isAsked ? await provider.cancel({ uuid, issuerRfc: rfc, reason, substituteUuid }) : null;
    answerCancellation(
      response,
      uuid,
      fault ?? ordinary(answer),
      answer?.kind === 'taken' ? answer.acknowledgement : null,
    );
  }

  function authenticate(response: ServerResponse, body: string): void {
    const { user, password } = JSON.parse(body) as Record<string, string>;
    if (user !== account.user || password !== account.password)
      return send(response, 401, {
        ...{ status: 'error', data: null, messageDetail: null },
        message: 'AU2000 - El usuario y/o contraseña son inválidos, no se puede autenticar el servicio.',
      });
    const got = `token-${logins.length + 1}`;
    logins.push(got);
    live.add(got);
    const expires = Math.floor(clock().getTime() / 1_000) + 7_200;
    send(response, 200, { status: 'success', data: { token: got, expires_in: expires, tokeny_type: 'Bearer' } });
  }

  async function tell(response: ServerResponse, body: string): Promise<void> {
    const [expression = ''] = /\?re=[^\]]*/.exec(body) ?? [];
    pac.expressions.push(expression);
    const uuid = /id=([\w-]+)/.exec(expression)?.[1] ?? '';
    const { state: found, text } = await provider.status(uuid);
    const said = pac.said.get(uuid) ?? {
      estado: { in_force: 'Vigente', cancelled: 'Cancelado', not_found: 'No Encontrado' }[found],
      cancelacion: ['Vigente', 'No Encontrado'].includes(text) ? '' : text,
      cancelable: found === 'in_force' ? 'Cancelable con aceptación' : '',
    };
    response.writeHead(200, { 'Content-Type': 'text/xml; charset=utf-8' });
    response.end(
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ConsultaResponse xmlns="http://tempuri.org/"><ConsultaResult xmlns:a="http://schemas.datacontract.org/2004/07/Sat.Cfdi.Negocio.ConsultaCfdi.Servicio"><a:CodigoEstatus>S - Comprobante obtenido satisfactoriamente.</a:CodigoEstatus><a:EsCancelable>${said.cancelable}</a:EsCancelable><a:Estado>${said.estado}</a:Estado><a:EstatusCancelacion>${said.cancelacion}</a:EstatusCancelacion></ConsultaResult></ConsultaResponse></s:Body></s:Envelope>`,
    );
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const isKnown = live.has((request.headers.authorization ?? '').replace('Bearer ', ''));
      if (request.url === '/ConsultaCFDIService.svc') return void tell(response, body);
      if (request.url === '/v2/security/authenticate') return authenticate(response, body);
      if (!isKnown) return send(response, 401, { status: 'error', message: '401 El token debe contener 3 partes' });
      if (request.url === '/v4/cfdi33/stamp/v4') return void stamp(request, response, body);
      if (request.url === '/cfdi33/cancel/csd') return void cancel(response, body);
      if (request.url === '/management/v2/api/users/balance')
        return send(response, 200, {
          status: 'success',
          data: { stampsBalance: pac.stampsLeft, stampsUsed: stamps.length, isUnlimited: false, stampsAssigned: 1_000 },
        });
      send(response, 404, { status: 'error', message: '404 No existe' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pac: PacServer = {
    onAnswered: null,
    judge: async (xml) => (await faultsOf(xml))[0] ?? null,
    stampsLeft: 1_000,
    ...{ cancelFaults, logins, said: new Map(), expressions: [] },
    endTokens: () => {
      live.clear();
      live.add(token);
    },
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

const refuseStamp = (response: ServerResponse, { code, text }: { code: string; text: string }): void =>
  send(response, 400, { status: 'error', message: `${code} - ${text}`, messageDetail: null });

/** What the stand-in's own answer is over HTTP. */
const ordinary = (answer: CancelAnswer | null): CancelFault =>
  answer?.kind === 'refused'
    ? { status: 400, code: answer.code, messageDetail: `${answer.code} - ${answer.text}` }
    : { status: 200, ...(answer === null ? {} : { code: answer.code }) };

/** Writes a folio in the letters that it was not asked in: providers do. */
const otherCase = (uuid: string): string => (uuid === uuid.toUpperCase() ? uuid.toLowerCase() : uuid.toUpperCase());

/** Answers a cancellation. */
function answerCancellation(response: ServerResponse, uuid: string, fault: CancelFault, acuse: string | null): void {
  const folios = fault.code === undefined ? {} : { uuid: { [otherCase(uuid)]: fault.code } };
  if (fault.status === 200) return send(response, 200, { status: 'success', data: { acuse, ...folios } });
  const { message = 'CACFDI33 - Problemas con los campos.', messageDetail = null } = fault;
  send(response, fault.status, { status: 'error', message, messageDetail, data: folios });
}

/** Has a stamping end before anything is stamped, where it is to go wrong so. */
function endsBefore(request: IncomingMessage, response: ServerResponse, fault: Fault | undefined): boolean {
  if (fault === 'away') request.socket.destroy();
  if (typeof fault === 'object') refuseStamp(response, fault);
  return fault === 'away' || fault === 'hold' || typeof fault === 'object';
}

/** Answers a stamp; one that was made before comes as an error that carries it. */
function sendStamp(response: ServerResponse, { cfdi, isRepeated }: Extract<StampAnswer, { kind: 'stamped' }>): void {
  const message = '307. El comprobante contiene un timbre previo.';
  const { uuid, xml, stampedAt: fechaTimbrado } = cfdi;
  send(response, isRepeated ? 400 : 200, {
    ...(isRepeated ? { status: 'error', message } : { status: 'success' }),
    data: { uuid, cfdi: xml, fechaTimbrado, noCertificadoSAT: '30001000000500009999' },
  });
}
