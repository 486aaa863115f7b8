import { openCertificate } from '../../cfdi/certificate';
import { localTime } from '../../cfdi/local-time';
import { demoCertificate } from '../../demo/demo-certificate';
import type { Cancellation, CancelAnswer, CfdiStatus, StampAnswer, StampedCfdi } from '../pac';
import type { KnownUse } from './judge-by-matrix';
import { addStamp, judgeDocument, sealHash, uuidOf } from './stamp-document';

/** A document that was stamped, as a stand-in keeps it. */
export interface KeptStamp extends StampedCfdi {
  readonly sealHash: string;
  readonly reference: string;
  /** When a cancellation of it takes effect, in milliseconds; null while nobody asked for one. */
  readonly cancelsAt: number | null;
  /** The receiver refuses its cancellation. */
  readonly isKept: boolean;
}

/** Where a stand-in keeps what it stamped. */
export interface StampStore {
  find(by: { readonly sealHash: string; readonly reference: string }): Promise<KeptStamp | null>;
  findByUuid(uuid: string): Promise<KeptStamp | null>;
  /** Keeps a stamp, unless its seal or reference is taken; returns the one that is kept. */
  keep(stamp: KeptStamp): Promise<KeptStamp>;
  change(uuid: string, change: Pick<KeptStamp, 'cancelsAt'>): Promise<void>;
}

interface StandInOptions {
  readonly store: StampStore;
  readonly now: () => Date;
  /** How long a receiver takes to accept a cancellation, in milliseconds. */
  readonly acceptMs: number;
  /** The tax authority's catalogue of uses. */
  readonly uses: () => Promise<readonly KnownUse[]>;
}

/** A provider that behaves as one, in memory or over a table: it judges, stamps once, and cancels after its receiver's time. */
export interface StandIn {
  stamp(xml: string, reference: string): Promise<StampAnswer>;
  cancel(cancellation: Cancellation): Promise<CancelAnswer>;
  status(uuid: string): Promise<CfdiStatus>;
}

/** Builds a stand-in. Its stamps are sealed with the demonstration's key. */
export const standIn = ({ store, now, acceptMs, uses }: StandInOptions): StandIn => ({
  async stamp(xml, reference) {
    const hash = sealHash(xml);
    const known = await store.find({ sealHash: hash, reference });
    if (known !== null) return { kind: 'stamped', cfdi: known, isRepeated: true };
    const at = localTime(now());
    const refusal = judgeDocument(xml, now(), await uses());
    if (refusal !== null) return { kind: 'refused', ...refusal };
    const uuid = uuidOf(hash);
    const stamped = addStamp(xml, { uuid, at }, openCertificate(demoCertificate));
    const stamp = { uuid, xml: stamped, stampedAt: at, sealHash: hash, reference, cancelsAt: null, isKept: false };
    const kept = await store.keep(stamp);
    return { kind: 'stamped', cfdi: kept, isRepeated: false };
  },
  async cancel({ uuid, reason, substituteUuid }) {
    const stamp = await store.findByUuid(uuid);
    if (stamp === null) return { kind: 'unclear', code: '205', text: 'Folio Fiscal No Existe.' };
    if (reason === '01' && substituteUuid === null)
      return { kind: 'refused', code: 'CACFDI33', text: 'Falta el folio fiscal que sustituye al comprobante' };
    if (stamp.cancelsAt !== null)
      return { kind: 'taken', code: '202', acknowledgement: acknowledge(uuid, '202', now()) };
    await store.change(uuid, { cancelsAt: now().getTime() + acceptMs });
    return { kind: 'taken', code: '201', acknowledgement: acknowledge(uuid, '201', now()) };
  },
  async status(uuid) {
    const stamp = await store.findByUuid(uuid);
    const plain = { isInProcess: false, isRejected: false };
    if (stamp === null) return { ...plain, state: 'not_found', text: 'No Encontrado' };
    if (stamp.cancelsAt === null) return { ...plain, state: 'in_force', text: 'Vigente' };
    if (stamp.cancelsAt > now().getTime())
      return { ...plain, state: 'in_force', isInProcess: true, text: 'En proceso' };
    if (stamp.isKept) return { ...plain, state: 'in_force', isRejected: true, text: 'Solicitud rechazada' };
    return { ...plain, state: 'cancelled', text: 'Cancelado con aceptación' };
  },
});

/** Writes the acknowledgement of a cancellation, without the tax authority's signature. */
const acknowledge = (uuid: string, code: string, at: Date): string =>
  `<?xml version="1.0" encoding="utf-8"?><Acuse Fecha="${localTime(at)}" RfcEmisor="${openCertificate(demoCertificate).rfc}"><Folios xmlns="http://cancelacfd.sat.gob.mx"><UUID>${uuid.toUpperCase()}</UUID><EstatusUUID>${code}</EstatusUUID></Folios></Acuse>`;
