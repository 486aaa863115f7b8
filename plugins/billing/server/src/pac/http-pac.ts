import { z } from 'zod';
import { DependencyAway } from '@mayorista/kernel';
import type { CertificateFiles } from '../cfdi/certificate';
import { cancellationCodes, isStampRefusal } from './answer-codes';
import type { CancelAnswer, Cancellation, Pac, StampAnswer, StampBalance } from './pac';
import { callProvider, type Answer, type ProviderAccess } from './provider-call';
import { askStatus } from './status-service';

interface HttpPacOptions extends ProviderAccess {
  /** The tax authority's status service (SOAP). */
  readonly statusUrl: string;
  /** Cancellations are signed by the provider in the issuer's name. */
  readonly certificate: CertificateFiles;
}

const stampSchema = z.object({ uuid: z.string(), fechaTimbrado: z.string(), cfdi: z.string() });

/**
 * Speaks the REST protocol of SW sapien (services.sw.com.mx): POST /v4/cfdi33/stamp/v4 with the header customid, POST /cfdi33/cancel/csd, GET
 * /management/v2/api/users/balance, POST /v2/security/authenticate; and asks the tax authority's ConsultaCFDIService for states.
 */
export function httpPac(options: HttpPacOptions): Pac {
  return {
    isDemo: false,
    stamp: (xml, reference) => stamp(options, xml, reference),
    cancel: (cancellation) => cancel(options, cancellation),
    status: (question) => askStatus(options, question),
    balance: () => balance(options),
  };
}

async function stamp(options: HttpPacOptions, xml: string, reference: string): Promise<StampAnswer> {
  const boundary = `mayorista-${reference.replace(/\W/g, '-')}`;
  const answer = await callProvider(options, new URL('/v4/cfdi33/stamp/v4', options.url), {
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
  return { kind: answer.status === 'error' && isStampRefusal(code) ? 'refused' : 'unclear', code, text };
}

async function cancel(options: HttpPacOptions, cancellation: Cancellation): Promise<CancelAnswer> {
  const { certificate } = options;
  const { uuid, issuerRfc, reason, substituteUuid } = cancellation;
  const answer = await callProvider(options, new URL('/cfdi33/cancel/csd', options.url), {
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
  return readCancellation(answer, uuid);
}

/** Reads what became of one fiscal folio: by its own code, in whatever letters it comes back, else by those that the message names. */
function readCancellation(answer: Answer, uuid: string): CancelAnswer {
  const { code: said, text } = codeOf(answer);
  const code =
    folioCode(answer, uuid) ?? documentedCode(`${answer.message ?? ''} ${answer.messageDetail ?? ''}`) ?? said;
  const meaning = cancellationCodes[code];
  if (meaning === 'taken' && answer.status === 'success') {
    const acuse = answer.data?.acuse;
    return { kind: 'taken', code, acknowledgement: typeof acuse === 'string' && acuse !== '' ? acuse : null };
  }
  return { kind: meaning === 'refused' ? 'refused' : 'unclear', code, text };
}

function folioCode({ data }: Answer, uuid: string): string | undefined {
  const codes = Object.entries((data?.uuid ?? {}) as Readonly<Record<string, unknown>>);
  const found = codes.find(([folio]) => folio.toUpperCase() === uuid.toUpperCase());
  return found === undefined ? undefined : String(found[1]);
}

/** Finds a documented code in a message: 'CACFDI33 - Problemas con el xml.', 'CA305 - Certificado Inválido.' names 305. */
const documentedCode = (message: string): string | undefined =>
  [...message.matchAll(/\b(?:CA)?(\d{3})\b/g)].map(([, code = '']) => code).find((code) => code in cancellationCodes);

const balanceSchema = z.object({ stampsBalance: z.number(), isUnlimited: z.boolean().nullish() });

/** The provider keeps accounts at a host of their own: api.sw.com.mx beside services.sw.com.mx. */
async function balance(options: HttpPacOptions): Promise<StampBalance> {
  const url = new URL('/management/v2/api/users/balance', options.url.replace('//services.', '//api.'));
  const told = balanceSchema.safeParse((await callProvider(options, url, { method: 'GET' })).data);
  if (!told.success) throw new DependencyAway('El PAC no dice cuántos timbres quedan');
  return { left: told.data.isUnlimited === true ? null : told.data.stampsBalance };
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
