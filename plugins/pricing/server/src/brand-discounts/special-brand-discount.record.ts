import { z } from 'zod';
import {
  decimal,
  defineRecord,
  emit,
  event,
  humanOf,
  instant,
  isSameHuman,
  now,
  type Actor,
  type MoveContext,
  namedOutput,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { ColumnsOf, RowOf } from '@mayorista/kernel/shape';
import { specialBrandDiscount } from '../../../shared/special-brand-discount.shape';
import { discountsChanged } from '../events';
import { percentRefusals, termRefusals } from '../offers/offer.rules';

type Shape = typeof specialBrandDiscount;

const authorising = 'special-brand-discounts.authorise';

const decide = ({ actor, input }: MoveContext<Shape, keyof Shape['moves']>): Promise<ColumnsOf<Shape>> =>
  Promise.resolve({ decided_by: actor.name, decided_at: instant(now()), decision_note: input.note ?? null });

/** Nobody authorises what they asked for themselves, by whichever of their accounts; what is older than accounts is told by its name. */
async function isAnothers(asked: RowOf<Shape>, actor: Actor, knex: Knex): Promise<boolean> {
  const { requested_by: name, requested_by_key: key, requested_by_email: email } = asked;
  if (key === null) return name !== actor.name;
  return !isSameHuman({ key, email }, await humanOf(knex, actor));
}

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
  async afterWrite({ tx, actor, before, after }) {
    if (after === null) return;
    const { key, email } = await humanOf(tx.trx, actor);
    // Whoever changed it last asks for it as it is.
    const asked = { requested_by: actor.name, requested_by_key: key, requested_by_email: email };
    if (before === null) return asked;
    await emit(tx, discountsChanged, { companyId: null });
    return { ...asked, status: 'pending', decided_by: null, decided_at: null, decision_note: null };
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
      may: isAnothers,
      effect: decide,
      announce,
    },
    reject: { needs: authorising, effect: decide, announce },
    withdraw: { needs: authorising, effect: decide, announce },
  },
});
