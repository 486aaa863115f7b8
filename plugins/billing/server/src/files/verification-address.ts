import { VERIFICATION_URL } from '@mayorista/config';
import { decimal } from '@mayorista/kernel/shared';

interface Printed {
  readonly uuid: string;
  readonly issuerRfc: string;
  readonly receiverRfc: string;
  readonly total: string;
  /** The issuer's seal, base64. */
  readonly seal: string;
}

/** Builds the address behind a document's QR, where the tax authority says whether it is in force (annex 20, I.D). */
export function verificationAddress({ uuid, issuerRfc, receiverRfc, total, seal }: Printed): string {
  const query = new URLSearchParams({
    id: uuid,
    re: issuerRfc,
    rr: receiverRfc,
    tt: decimal(total).toFixed(),
    fe: seal.slice(-8),
  });
  return `${VERIFICATION_URL}?${query.toString()}`;
}
