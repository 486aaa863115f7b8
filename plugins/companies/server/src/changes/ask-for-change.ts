import { createShaped, moveShaped, systemActor, type Actor, type Tx } from '@mayorista/kernel';
import { companyChange } from '../../../shared';
import { companyChanges } from './company-change.record';

/** What a change of needs no authorisation: neither who the company is nor how it is taxed. */
const free = new Set(['cfdi_use_id', 'fiscal_address', 'company_id']);
const system = systemActor('Cambio de datos fiscales');

type Values = Readonly<Record<string, unknown>>;

/** Tells whether a company's own wish changes what staff have to authorise. */
export const needsAuthorisation = (actor: Actor, stored: Values, given: Values): boolean =>
  actor.companyId !== null &&
  Object.entries(given).some(([name, value]) => !free.has(name) && (stored[name] ?? null) !== (value ?? null));

/** Keeps what a company wishes until staff decide; a wish that waits already is replaced. Returns its id. */
export async function askForChange(tx: Tx, actor: Actor, companyId: number, given: Values): Promise<number> {
  const waiting = (await tx
    .trx(companyChange.table)
    .where({ company_id: companyId, state: 'pending' })
    .select('id')) as { id: number }[];
  for (const { id } of waiting)
    await moveShaped(companyChanges, tx, system, { id, input: { state: 'replaced' }, expected: null });
  return createShaped(companyChanges, tx, actor, {
    input: {},
    columns: { ...given, company_id: companyId, asked_by: actor.name },
  });
}
