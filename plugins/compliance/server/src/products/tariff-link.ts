import {
  NotFoundError,
  now,
  recordAudit,
  reject,
  requirePermission,
  service,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { announceProducts } from '../lights/announce';
import { refuseOtherProduct } from './change-sheet';
import type { TariffLink } from './sheet.schema';
import { changeSheetRow, findFraction, lockSheet, type SheetRow } from './sheet.store';

/**
 * Says under which tariff fraction a product is imported, and whether that was verified, which is a right of its own. Another
 * fraction has to be verified anew. Throws ValidationError, ForbiddenError or NotFoundError.
 */
export async function linkTariff(tx: Tx, actor: Actor, productId: number, input: TariffLink): Promise<void> {
  refuseOtherProduct(productId, input.product_id);
  if (!(await service(tx.strapi, 'catalogue.nom-flags').of(tx.trx, [productId])).has(productId))
    throw new NotFoundError();
  const current = await lockSheet(tx, productId);
  const after = outcomeOf(current, input);
  if (after.isOther && after.fractionId !== null) await refuseUnusable(tx, after.fractionId);
  if (after.isVerified && after.fractionId === null) reject('fraction_missing', 'tariff_fraction_is_verified');
  if (after.needsVerifier) requirePermission(actor, 'tariff-fractions.verify');
  await changeSheetRow(tx, productId, {
    tariff_fraction_id: after.fractionId,
    tariff_fraction_is_verified: after.isVerified,
    ...signature(actor, after),
  });
  await recordAudit(tx, actor, {
    modelType: 'nom-products',
    modelId: productId,
    action: 'tariff_fraction_changed',
    before: {
      tariff_fraction_id: current.tariff_fraction_id,
      tariff_fraction_is_verified: Boolean(current.tariff_fraction_is_verified),
    },
    after: { tariff_fraction_id: after.fractionId, tariff_fraction_is_verified: after.isVerified },
  });
  await announceProducts(tx, [productId]);
}

interface Outcome {
  readonly fractionId: number | null;
  readonly isOther: boolean;
  readonly isVerified: boolean;
  readonly isNewlyVerified: boolean;
  readonly needsVerifier: boolean;
}

/** What a call makes of a sheet: another fraction loses its verification, unless the call verifies it at once. */
function outcomeOf(current: SheetRow, input: TariffLink): Outcome {
  const was = Boolean(current.tariff_fraction_is_verified);
  const fractionId = input.tariff_fraction_id === undefined ? current.tariff_fraction_id : input.tariff_fraction_id;
  const isOther = fractionId !== current.tariff_fraction_id;
  const isVerified = input.tariff_fraction_is_verified ?? (was && !isOther);
  const isNewlyVerified = isVerified && (!was || isOther);
  const isTakenBack = was && !isVerified && input.tariff_fraction_is_verified === false;
  return { fractionId, isOther, isVerified, isNewlyVerified, needsVerifier: isNewlyVerified || isTakenBack };
}

function signature(actor: Actor, { isVerified, isNewlyVerified }: Outcome): Partial<SheetRow> {
  if (isNewlyVerified) return { verified_by: actor.name, verified_at: now() };
  return isVerified ? {} : { verified_by: null, verified_at: null };
}

async function refuseUnusable(tx: Tx, fractionId: number): Promise<void> {
  const fraction = await findFraction(tx.trx, fractionId);
  if (fraction === null) return reject('not_found', 'tariff_fraction_id');
  if (!fraction.is_active) reject('fraction_inactive', 'tariff_fraction_id');
}
