import { z } from 'zod';
import { DependencyAway, guardedFetch } from '@mayorista/kernel';
import type { CertificateFiles } from '../cfdi/certificate';
import type { CancelAnswer, Cancellation, CfdiStatus, Pac, StampAnswer, StatusQuestion } from './pac';

interface HttpPacOptions {
  /** The provider's service, e.g. https://services.sw.com.mx. */
  readonly url: string;
  readonly token: string;
  /** The tax authority's status service (SOAP). */
  readonly statusUrl: string;
  /** Cancellations are signed by the provider in the issuer's name. */
  readonly certificate: CertificateFiles;
  readonly timeoutMs?: number;
}

const answerSchema = z.object({
  status: z.enum(['success', 'error']),
  message: z.string().nullish(),
  messageDetail: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});
type Answer = z.output<typeof answerSchema>;

const stampSchema = z.object({ uuid: z.string(), fechaTimbrado: z.string(), cfdi: z.string() });

/** Largest document that comes back: 2,000 lines with their taxes. */
const maxBytes = 16 * 1024 * 1024;

/**
 * Speaks the REST protocol of SW sapien (services.sw.com.mx): POST /v4/cfdi33/stamp/v4 with the header customid, POST /cfdi33/cancel/csd;
 * and asks the tax authority's ConsultaCFDIService for states.
 */
export function httpPac(options: HttpPacOptions): Pac {
  return {
    isDemo: false,
    stamp: (xml, reference) => stamp(options, xml, reference),
    cancel: (cancellation) => cancel(options, cancellation),
    status: (question) => status(options, question),
  };
}

async function stamp(options: HttpPacOptions, xml: string, reference: string): Promise<StampAnswer> {
  const boundary = `mayorista-${reference.replace(/\W/g, '-')}`;
  const answer = await call(options, '/v4/cfdi33/stamp/v4', {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, customid: reference },
    body: [
      `--${boundary}`,
      'Content-Disposition: form-data; name="xml"; filename="xml"',
      'Content-Type: text/xml',
      '',
      xml,
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  });
  const stamped = stampSchema.safeParse(answer.data);
  const { code, text } = codeOf(answer);
  if (stamped.success && (answer.status === 'success' || code.endsWith('307'))) {
    const { uuid, fechaTimbrado: stampedAt, cfdi: content } = stamped.data;
    return { kind: 'stamped', cfdi: { uuid, stampedAt, xml: content }, isRepeated: answer.status === 'error' };
  }
  return { kind: 'refused', code, text };
}

async function cancel(options: HttpPacOptions, cancellation: Cancellation): Promise<CancelAnswer> {
  const { certificate } = options;
  const { uuid, issuerRfc, reason, substituteUuid } = cancellation;
  const answer = await call(options, '/cfdi33/cancel/csd', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      uuid,
      rfc: issuerRfc,
      motivo: reason,
      ...(substituteUuid === null ? {} : { foliosustitucion: substituteUuid }),
      b64Cer: certificate.certificate.toString('base64'),
      b64Key: certificate.key.toString('base64'),
      password: certificate.password,
    }),
  });
  const codes = (answer.data?.uuid ?? {}) as Readonly<Record<string, string>>;
  const code = codes[uuid] ?? codes[uuid.toLowerCase()] ?? codeOf(answer).code;
  if (code === '201' || code === '202') return { kind: 'taken', code };
  return { kind: 'refused', code, text: codeOf(answer).text };
}

interface Call {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Calls the provider. Throws DependencyAway when it does not answer, or not as a provider does. */
async function call(
  { url, token, timeoutMs = 30_000 }: HttpPacOptions,
  path: string,
  { headers, body }: Call,
): Promise<Answer> {
  const { host } = new URL(url);
  const answer = await guardedFetch(
    new URL(path, url),
    { method: 'POST', headers: { ...headers, Authorization: `Bearer ${token}` }, body },
    { trustedHosts: [host], timeoutMs, maxBytes },
  ).catch((cause: unknown) => {
    throw new DependencyAway(`El PAC no responde: ${String(cause)}`, { cause });
  });
  const parsed = answerSchema.safeParse(parseJson(answer.body));
  // 401 and 429 are about us, 5xx about the provider: nothing is said of the document.
  if (!parsed.success || answer.status >= 500 || answer.status === 401 || answer.status === 429)
    throw new DependencyAway(`El PAC respondió ${answer.status}: ${answer.body.toString('utf8').slice(0, 300)}`);
  return parsed.data;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // An error page of a proxy is no answer of the provider.
    return null;
  }
}

/** Takes the code off the front of a provider's message: '307. El comprobante…', 'CFDI40119 - El campo…'. */
function codeOf({ message, messageDetail }: Answer): { code: string; text: string } {
  const said = (message ?? '').trimStart();
  const code = /^[A-Z]*\d+/.exec(said)?.[0];
  const text = said
    .slice(code?.length ?? said.length)
    .trimStart()
    .replace(/^[-.:]/, '')
    .trimStart();
  return { code: code ?? 'PAC', text: [text || message, messageDetail].filter(Boolean).join(' ') || 'Sin detalle' };
}

async function status(
  { statusUrl, timeoutMs = 30_000 }: HttpPacOptions,
  question: StatusQuestion,
): Promise<CfdiStatus> {
  const { uuid, issuerRfc, receiverRfc, total } = question;
  const text = `?re=${issuerRfc}&rr=${receiverRfc}&tt=${total}&id=${uuid}`;
  const { host } = new URL(statusUrl);
  const answer = await guardedFetch(
    statusUrl,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'text/xml; charset=utf-8',
        SOAPAction: 'http://tempuri.org/IConsultaCFDIService/Consulta',
      },
      body: `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tem="http://tempuri.org/"><soapenv:Body><tem:Consulta><tem:expresionImpresa><![CDATA[${text}]]></tem:expresionImpresa></tem:Consulta></soapenv:Body></soapenv:Envelope>`,
    },
    { trustedHosts: [host], timeoutMs },
  ).catch((cause: unknown) => {
    throw new DependencyAway(`El servicio de consulta del SAT no responde: ${String(cause)}`, { cause });
  });
  const body = answer.body.toString('utf8');
  const state = /<(?:\w+:)?Estado[^<>]*>([^<]*)</.exec(body)?.[1]?.trim() ?? '';
  const cancellation = /<(?:\w+:)?EstatusCancelacion[^<>]*>([^<]*)</.exec(body)?.[1]?.trim() ?? '';
  if (!answer.ok || state === '')
    throw new DependencyAway(`El servicio de consulta del SAT respondió ${answer.status}`);
  return toStatus(state, cancellation);
}

/** Reads the tax authority's words for the state of a document and of its cancellation. */
function toStatus(state: string, cancellation: string): CfdiStatus {
  const text = cancellation || state;
  const is = { isInProcess: /en proceso/i.test(cancellation), isRejected: /rechazada/i.test(cancellation), text };
  if (/cancelado/i.test(state)) return { ...is, isInProcess: false, state: 'cancelled' };
  return { ...is, state: /no encontrado/i.test(state) ? 'not_found' : 'in_force' };
}
