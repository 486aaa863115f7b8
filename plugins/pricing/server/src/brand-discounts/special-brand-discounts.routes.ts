import { z } from 'zod';
import {
  answerRecord,
  answerRecords,
  defineRoute,
  inTransaction,
  findLockedShaped,
  moveShaped,
  NotFoundError,
  pathId,
  today,
  unpagedList,
} from '@mayorista/kernel';
import { publicId } from '../fields.schema';
import { tables } from '../uids';
import { specialBrandDiscounts } from './special-brand-discount.record';
import { specialBrandDiscountDistListOutput, specialBrandDiscountAuthOutput } from './special-brand-discounts.answer';

const noun = 'special-brand-discounts';
const decisionInput = z.strictObject({ authorised: z.boolean(), note: z.string().trim().max(250).nullish() });

/** The calls of special discounts that the documents name beside those of the record (spec catalogue 7, Discounts). */
export const specialBrandDiscountRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/special-brand-discount-auths/:id',
    noun: 'special-brand-discount-auths',
    action: 'update',
    needs: `${noun}.authorise`,
    summary: 'Autorizar o rechazar un descuento especial de marca',
    input: decisionInput,
    output: specialBrandDiscountAuthOutput,
    async handle(request) {
      const { strapi, actor, params, input } = request;
      const id = pathId(params);
      const status = input.authorised ? 'authorised' : 'rejected';
      await inTransaction(strapi, async (tx) => {
        const current = await findLockedShaped(specialBrandDiscounts, tx, id, actor);
        if (current === null) throw new NotFoundError();
        if (current.status === status) return;
        const call = { id, input: { status, note: input.note }, expected: null };
        await moveShaped(specialBrandDiscounts, tx, actor, call);
      });
      return answerRecord(specialBrandDiscounts, request, id);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/special-brand-discount-dist',
    noun: 'special-brand-discount-dist',
    action: 'find',
    needs: `${noun}.read`,
    summary: 'Descuentos especiales en vigor de un distribuidor',
    query: z.object({ company_id: publicId }),
    output: specialBrandDiscountDistListOutput,
    async handle(request) {
      const day = today();
      const { company_id } = request.query;
      const answers = await answerRecords(specialBrandDiscounts, request, (found) => {
        found
          .where({ status: 'authorised' })
          .whereIn('id', (sets) => {
            void sets.from(tables.specialDiscountCompany).where({ company_id }).select('discount_id');
          })
          .where((from) => void from.whereNull('start_date').orWhere('start_date', '<=', day))
          .where((until) => void until.whereNull('end_date').orWhere('end_date', '>=', day))
          .orderBy('id');
      });
      const nameOf = ({ brand }: (typeof answers)[number]) => (brand as { readonly name?: string } | null)?.name ?? '';
      return unpagedList([...answers].sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'es')));
    },
  }),
];
