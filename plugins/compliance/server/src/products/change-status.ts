import { move, NotFoundError, now, type Actor, type Tx } from '@mayorista/kernel';
import { changeCertProduct, openCertsOf } from '../certs/cert.store';
import { announceProducts } from '../lights/announce';
import { lightView, verdictsOf } from '../lights/light.service';
import { sheetMachine, type SheetStatus, type SheetSubject } from './sheet.machine';
import { changeSheetRow, lockSheet } from './sheet.store';

interface StatusChange {
  readonly productId: number;
  readonly status: SheetStatus;
  readonly notes: string | null;
  readonly expected: SheetStatus | undefined;
}

/** Moves a product's compliance sheet; approving settles its open procedures too. Throws ValidationError with every reason, ForbiddenError, ConflictError or NotFoundError. */
export async function changeSheetStatus(
  tx: Tx,
  actor: Actor,
  { productId, status, notes, expected }: StatusChange,
): Promise<void> {
  const subject = await subjectOf(tx, productId, notes);
  const current = await lockSheet(tx, productId);
  await move(tx, {
    machine: sheetMachine,
    modelType: 'nom-products',
    modelId: productId,
    from: current.status,
    to: status,
    subject,
    actor,
    expected,
    async apply(effect) {
      const signed =
        status === 'approved'
          ? { approved_by: actor.name, approved_at: now() }
          : { approved_by: null, approved_at: null };
      await changeSheetRow(tx, productId, { status, status_notes: notes, ...signed });
      if (effect !== undefined)
        await settleProcedures(tx, productId, effect === 'approveProcedures' ? 'approved' : 'rejected');
      await announceProducts(tx, [productId]);
    },
  });
}

async function subjectOf(tx: Tx, productId: number, notes: string | null): Promise<SheetSubject> {
  const verdict = (await verdictsOf(tx.strapi, tx.trx, [productId])).get(productId);
  if (verdict === undefined) throw new NotFoundError();
  return { notes, missing: missingOf(verdict) };
}

/** Why a light is red, in words. A rejection alone is what this very flow lifts. */
export const missingOf = (verdict: Parameters<typeof lightView>[0]): string[] =>
  verdict.light === 'red'
    ? lightView(verdict)
        .reasons.filter(({ code }) => code !== 'nom_product_rejected' && code !== 'document_expiring')
        .map(({ message }) => message)
    : [];

async function settleProcedures(tx: Tx, productId: number, status: 'approved' | 'rejected'): Promise<void> {
  for (const { id } of await openCertsOf(tx.trx, productId))
    await changeCertProduct(tx, id, { status, resolved_at: now() });
}
