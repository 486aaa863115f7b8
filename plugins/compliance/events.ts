import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

const ids = z.array(z.number().int().positive());

/** What the NOM light of some products stands on changed: documents, norms, requirements, exemptions. */
export const complianceChanged = defineEvent('compliance.changed', z.object({ product_ids: ids }), {
  touches: (payload) => payload.product_ids,
});

/** The kept lights of some products are other ones, or what stands behind them: boards, cards and caches may follow. */
export const lightsChanged = defineEvent('nom-lights.changed', z.object({ product_ids: ids }), {
  touches: (payload) => payload.product_ids,
});

/**
 * A norm, a requirement or a tariff fraction changed: every product under any norm is looked at again, and `lightsChanged` tells which of
 * them have another light.
 */
export const nomRulesChanged = defineEvent('nom-rules.changed', z.object({}), { leavesKnown: true });
