import { callService, DependencyAway } from '@mayorista/kernel';
import type { CfdiStatus, StatusQuestion } from './pac';

/** An RFC as the expression of a printed document has it, which is read as XML: 'H&E951128469' says '&amp;'. */
const inExpression = (rfc: string): string => rfc.replaceAll('&', '&amp;');

/** Asks the tax authority's ConsultaCFDIService (SOAP, its documentation 1.3 of 2020-11) for the state of a document. Throws DependencyAway. */
export async function askStatus(
  { statusUrl, timeoutMs = 30_000 }: { readonly statusUrl: string; readonly timeoutMs?: number },
  { uuid, issuerRfc, receiverRfc, total }: StatusQuestion,
): Promise<CfdiStatus> {
  const text = `?re=${inExpression(issuerRfc)}&rr=${inExpression(receiverRfc)}&tt=${total}&id=${uuid}`;
  const answer = await callService(
    'El servicio de consulta del SAT',
    new URL(statusUrl),
    {
      method: 'POST',
      headers: {
        'Content-Type': 'text/xml; charset=utf-8',
        SOAPAction: 'http://tempuri.org/IConsultaCFDIService/Consulta',
      },
      body: `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tem="http://tempuri.org/"><soapenv:Body><tem:Consulta><tem:expresionImpresa><![CDATA[${text}]]></tem:expresionImpresa></tem:Consulta></soapenv:Body></soapenv:Envelope>`,
    },
    { timeoutMs },
  );
  const body = answer.body.toString('utf8');
  const read = (pattern: RegExp): string => pattern.exec(body)?.[1]?.trim() ?? '';
  const state = read(/<(?:\w+:)?Estado[^<>]*>([^<]*)</);
  if (!answer.ok || state === '')
    throw new DependencyAway(`El servicio de consulta del SAT respondió ${answer.status}`);
  return toStatus(
    state,
    read(/<(?:\w+:)?EstatusCancelacion[^<>]*>([^<]*)</),
    read(/<(?:\w+:)?EsCancelable[^<>]*>([^<]*)</),
  );
}

/**
 * Reads the tax authority's words for the state of a document and of its cancellation: 'En proceso', 'Cancelado sin aceptación', 'Cancelado con
 * aceptación', 'Plazo vencido' (the receiver said nothing for three working days: it is cancelled) and 'Solicitud rechazada'.
 */
function toStatus(state: string, cancellation: string, cancellable: string): CfdiStatus {
  const text = [state, cancellation, cancellable].filter(Boolean).join(' · ');
  const is = { isInProcess: /en proceso/i.test(cancellation), isRejected: /rechazada/i.test(cancellation), text };
  if (/cancelado/i.test(state)) return { ...is, isInProcess: false, isRejected: false, state: 'cancelled' };
  return { ...is, state: /no encontrado/i.test(state) ? 'not_found' : 'in_force' };
}
