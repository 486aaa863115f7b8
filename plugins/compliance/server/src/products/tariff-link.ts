import { NotFound, now, recordAudit, refuse, requirePermission, service, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { announceProducts } from '../lights/announce';
import { refuseOtherProduct } from './change-sheet';
import type { TariffLink } from './sheet.schema';
import { changeSheetRow, findFraction, lockSheet } from './sheet.store';

/**
 * Says under which tariff fraction a product is imported, and whether that was verified, which is a right of its own. Another
 * fraction has to be verified anew. Throws Refused, Forbidden or NotFound.
 */
export async function linkTariff(tx: Tx, actor: Actor, productId: number, input: TariffLink): Promise<void> {
  refuseOtherProduct(productId, input.product_id);
  if (!(await service(tx.strapi, 'catalogue.nom-flags').of(tx.trx, [productId])).has(productId)) throw new NotFound();
  const current = await lockSheet(tx, productId);
  const fractionId = input.tariff_fraction_id === undefined ? current.tariff_fraction_id : input.tariff_fraction_id;
  const isOther = fractionId !== current.tariff_fraction_id;
  if (isOther && fractionId !== null) await refuseUnusable(tx, fractionId);
  const was = Boolean(current.tariff_fraction_is_verified);
  const isVerified = input.tariff_fraction_is_verified ?? (was && !isOther);
  if (isVerified && fractionId === null) refuse('fraction_missing', 'tariff_fraction_is_verified');
  const saysSo = input.tariff_fraction_is_verified !== undefined && (isVerified !== was || (isVerified && isOther));
  if (saysSo) requirePermission(actor, 'tariff-fractions.verify');
  const isNewlyVerified = isVerified && (!was || isOther);
  await changeSheetRow(tx, productId, {
    tariff_fraction_id: fractionId,
    tariff_fraction_is_verified: isVerified,
    ...(isNewlyVerified ? { verified_by: actor.name, verified_at: now() } : {}),
    ...(isVerified ? {} : { verified_by: null, verified_at: null }),
  });
  await recordAudit(tx, actor, {
    modelType: 'nom-products',
    modelId: productId,
    action: 'tariff_fraction_changed',
    before: { tariff_fraction_id: current.tariff_fraction_id, tariff_fraction_is_verified: was },
    after: { tariff_fraction_id: fractionId, tariff_fraction_is_verified: isVerified },
  });
  await announceProducts(tx, [productId]);
}

async function refuseUnusable(tx: Tx, fractionId: number): Promise<void> {
  const fraction = await findFraction(tx.trx, fractionId);
  if (fraction === null) return refuse('not_found', 'tariff_fraction_id');
  if (!fraction.is_active) refuse('fraction_inactive', 'tariff_fraction_id');
}
