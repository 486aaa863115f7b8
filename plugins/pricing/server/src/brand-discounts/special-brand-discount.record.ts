import { z } from 'zod';
import {
  decimal,
  defineRecord,
  emit,
  event,
  instant,
  isAllowed,
  now,
  type MoveContext,
  namedOutput,
} from '@mayorista/kernel';
import type { ColumnsOf } from '@mayorista/kernel/shape';
import { specialBrandDiscount } from '../../../shared/special-brand-discount.shape';
import { discountsChanged } from '../events';
import { percentRefusals, termRefusals } from '../offers/offer.rules';

type Shape = typeof specialBrandDiscount;

const authorising = 'special-brand-discounts.authorise';

const decide = ({ actor, input }: MoveContext<Shape, keyof Shape['moves']>): Promise<ColumnsOf<Shape>> =>
  Promise.resolve({ decided_by: actor.name, decided_at: instant(now()), decision_note: input.note ?? null });

const announce = () => event(discountsChanged, { companyId: null });

/** Serves special discounts of brands (spec catalogue 7, Discounts). */
export const specialBrandDiscounts = defineRecord(specialBrandDiscount, {
  updateMethods: ['PUT'],
  listsLines: true,
  check: ({ discount, start_date, end_date, companies }) => [
    ...percentRefusals(discount, 'discount'),
    ...termRefusals({ start_date, end_date }),
    ...(companies.length > 0 ? [] : [{ code: 'companies_missing', field: 'company_ids' }]),
  ],
  initial: ({ actor }) => ({ requested_by: actor.name }),
  // Whatever was decided about the former discount does not hold for a changed one.
  async afterWrite({ tx, before, after }) {
    if (before === null || after === null) return;
    await emit(tx, discountsChanged, { companyId: null });
    return { status: 'pending', decided_by: null, decided_at: null, decision_note: null };
  },
  // The names under which the documents know them.
  computedOutput: {
    brand_name: z.string().nullable(),
    companies: z.array(z.looseObject({ ...namedOutput.shape, business_name: z.string().nullable() })),
  },
  computed: () =>
    Promise.resolve(({ discount }, { brand, companies = [] }) => ({
      brand_name: brand.name,
      discount: decimal(discount).toString(),
      companies: companies.map((company) => ({ ...company, business_name: company.name })),
    })),
  waits: {
    pending: {
      label: ['descuento especial de marca por autorizar', 'descuentos especiales de marca por autorizar'],
      needs: authorising,
    },
  },
  moves: {
    authorise: {
      needs: authorising,
      // Nobody authorises what they asked for themselves.
      may: ({ requested_by: requester }, actor) => requester !== actor.name || isAllowed(actor, '*'),
      effect: decide,
      announce,
    },
    reject: { needs: authorising, effect: decide, announce },
    withdraw: { needs: authorising, effect: decide, announce },
  },
});
