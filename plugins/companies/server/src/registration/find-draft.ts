import { claimedRow, findLockedShaped, reject, systemActor, type Tx } from '@mayorista/kernel';
import { distributorRegistries, type RegistryRow } from './distributor-registry.record';
import { isTokenOf } from './resume-token';

/** Who writes a registration: nobody with an account yet. */
export const applicant = systemActor('Solicitante');

/** Locks the registration of a token. Throws ValidationError on `token` for one that opens none, or one that was sent already. */
export async function lockDraft(tx: Tx, token: string): Promise<RegistryRow> {
  const id = claimedRow(token);
  const row =
    id === null ? null : ((await findLockedShaped(distributorRegistries, tx, id, applicant)) as RegistryRow | null);
  if (row === null || !isTokenOf(token, row)) return reject('registry_token_invalid', 'token');
  if (row.stage !== 'draft') return reject('registry_sent', 'token');
  return row;
}
