import { NotFoundError, recordAudit, reject, throwIfAny, service, today, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { announceProducts } from '../lights/announce';
import type { SheetChange } from './sheet.schema';
import { changeSheetRow, lockSheet, nomsByIds, setNoms, statedNoms, type SheetRow } from './sheet.store';

const modelType = 'nom-products';

/**
 * Changes what is stated of a product: whether it needs a norm, which ones, an exemption. A sheet that was signed goes back to
 * pending when any of these changes. Throws NotFoundError, or ValidationError with every reason.
 */
export async function changeSheet(tx: Tx, actor: Actor, productId: number, input: SheetChange): Promise<void> {
  const flags = service(tx.strapi, 'catalogue.nom-flags');
  const requiresNom = (await flags.of(tx.trx, [productId])).get(productId);
  if (requiresNom === undefined) throw new NotFoundError();
  const current = await lockSheet(tx, productId);
  const before = {
    ...statedOf(current),
    requires_nom: requiresNom,
    noms: (await statedNoms(tx.trx, productId)).join(','),
  };
  const after = {
    requires_nom: input.requires_nom === undefined ? requiresNom : input.requires_nom,
    noms: input.nom_ids === undefined ? before.noms : [...input.nom_ids].sort((a, b) => a - b).join(','),
    exemption_reason: input.exemption_reason === undefined ? before.exemption_reason : input.exemption_reason,
    exempt_until: input.exempt_until === undefined ? before.exempt_until : input.exempt_until,
    notes: input.notes === undefined ? before.notes : input.notes,
  };
  await refuseContradictions(tx, input, after);
  const { noms: _noms, requires_nom: _requires, ...columns } = after;
  await changeSheetRow(tx, productId, { ...columns, ...reopened(current, before, after) });
  if (input.nom_ids !== undefined) await setNoms(tx, productId, input.nom_ids);
  if (after.requires_nom !== requiresNom) await flags.change(tx, [productId], after.requires_nom);
  await recordAudit(tx, actor, { modelType, modelId: productId, action: 'changed', before, after });
  await announceProducts(tx, [productId]);
}

type Stated = Pick<SheetRow, 'exemption_reason' | 'exempt_until' | 'notes'> & {
  readonly requires_nom: boolean | null;
  readonly noms: string;
};

const statedOf = ({ exemption_reason, exempt_until, notes }: SheetRow) => ({ exemption_reason, exempt_until, notes });

async function refuseContradictions(tx: Tx, input: SheetChange, after: Stated): Promise<void> {
  const noms = input.nom_ids === undefined ? [] : await nomsByIds(tx.trx, input.nom_ids);
  const unknown = (input.nom_ids ?? []).filter((id) => !noms.some((nom) => nom.id === id));
  throwIfAny([
    ...(unknown.length > 0 ? [{ code: 'not_found', field: 'nom_ids' }] : []),
    ...(noms.some(({ is_active }) => !is_active) ? [{ code: 'nom_inactive', field: 'nom_ids' }] : []),
    ...(after.requires_nom === false && noms.length > 0 ? [{ code: 'product_without_nom', field: 'nom_ids' }] : []),
    ...(after.exempt_until !== null && after.exemption_reason === null
      ? [{ code: 'reason_required', field: 'exemption_reason' }]
      : []),
    ...(input.exempt_until != null && input.exempt_until < today()
      ? [{ code: 'date_in_past', field: 'exempt_until' }]
      : []),
  ]);
}

/** A signature stands on what was stated when it was given. */
function reopened(current: SheetRow, before: Stated, after: Stated): Partial<SheetRow> {
  const isOther = (['requires_nom', 'noms', 'exemption_reason', 'exempt_until'] as const).some(
    (name) => before[name] !== after[name],
  );
  return isOther && current.status === 'approved' ? { status: 'pending', approved_by: null, approved_at: null } : {};
}

/** The product id of a call must be the one of its path, when it names one. */
export function refuseOtherProduct(productId: number, named: number | undefined): void {
  if (named !== undefined && named !== productId) reject('invalid', 'product_id');
}
