import { z } from 'zod';
import {
  assertFresh,
  emit,
  ForbiddenError,
  inTransaction,
  isAllowed,
  move,
  NotFoundError,
  now,
  recordAudit,
  ValidationError,
  rejectUnknown,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import { day, percent, publicId } from '../fields.schema';
import { discountsChanged } from '../events';
import { refusedDays } from '../offers/offer.rules';
import { tables } from '../uids';
import { specialDiscountMachine } from './special-brand-discount.machine';
import {
  insertDiscount,
  lockDiscount,
  replaceCompanies,
  updateDiscount,
  type DiscountRow,
} from './special-brand-discount.store';

export const discountInput = z.strictObject({
  brand_id: publicId,
  discount: percent,
  start_date: day.nullish(),
  end_date: day.nullish(),
  reason: z.string().trim().max(250).nullish(),
  /** Who gets it. */
  company_ids: z.array(publicId).min(1, 'companies_missing').max(500),
});

export type DiscountInput = z.output<typeof discountInput>;

export const decisionInput = z.strictObject({ authorised: z.boolean(), note: z.string().trim().max(250).nullish() });

const fieldsOf = ({ brand_id, discount, start_date, end_date, reason }: DiscountInput) => ({
  brand_id,
  discount,
  start_date: start_date ?? null,
  end_date: end_date ?? null,
  reason: reason ?? null,
});

/** Asks for a special discount; it counts when it is authorised (spec catalogue 7, Discounts). */
export const requestDiscount = (strapi: Core.Strapi, actor: Actor, input: DiscountInput): Promise<number> =>
  inTransaction(strapi, async (tx) => {
    await refuseInvalid(tx, input);
    const id = await insertDiscount(tx, { ...fieldsOf(input), requested_by: actor.name });
    await replaceCompanies(tx, id, input.company_ids);
    await recordAudit(tx, actor, {
      modelType: 'special-brand-discounts',
      modelId: id,
      action: 'created',
      after: { ...input },
    });
    return id;
  });

/** Changes a special discount; whatever was decided about the former one is undone. `expected` is the updatedAt that was read. */
export async function changeDiscount(
  strapi: Core.Strapi,
  actor: Actor,
  { id, expected }: { id: number; expected: string | null },
  input: DiscountInput,
): Promise<void> {
  await inTransaction(strapi, async (tx) => {
    const current = await locked(tx, id);
    assertFresh(current, expected);
    await refuseInvalid(tx, input);
    await updateDiscount(tx, id, {
      ...fieldsOf(input),
      status: 'pending',
      decided_by: null,
      decided_at: null,
      decision_note: null,
    });
    await replaceCompanies(tx, id, input.company_ids);
    await recordAudit(tx, actor, {
      modelType: 'special-brand-discounts',
      modelId: id,
      action: 'changed',
      before: { ...current },
      after: { ...input, status: 'pending' },
    });
    await emit(tx, discountsChanged, { companyId: null });
  });
}

/** Authorises or rejects; needs its own permission, and nobody authorises what they asked for themselves. */
export async function decideDiscount(
  strapi: Core.Strapi,
  actor: Actor,
  id: number,
  { authorised, note }: z.output<typeof decisionInput>,
): Promise<void> {
  await inTransaction(strapi, async (tx) => {
    const current = await locked(tx, id);
    if (authorised && current.requested_by === actor.name && !isAllowed(actor, '*')) throw new ForbiddenError();
    const to = authorised ? 'authorised' : 'rejected';
    if (current.status === to) return;
    await move(tx, {
      machine: specialDiscountMachine,
      modelType: 'special-brand-discounts',
      modelId: id,
      from: current.status,
      to,
      subject: null,
      actor,
      apply: async () =>
        void (await updateDiscount(tx, id, {
          status: to,
          decided_by: actor.name,
          decided_at: now(),
          decision_note: note ?? null,
        })),
    });
    await emit(tx, discountsChanged, { companyId: null });
  });
}

async function refuseInvalid(tx: Tx, input: DiscountInput): Promise<void> {
  const days = refusedDays(
    { start_date: input.start_date ?? null, end_date: input.end_date ?? null, expires: false },
    '',
  ).map((refusal) => ({ ...refusal, field: 'end_date' }));
  if (days.length > 0) throw new ValidationError(days);
  const companies = input.company_ids.map((id, index) => ({
    field: `company_ids.${index}`,
    table: tables.company,
    id,
  }));
  await rejectUnknown(tx, [{ field: 'brand_id', table: tables.brand, id: input.brand_id }, ...companies]);
}

async function locked(tx: Tx, id: number): Promise<DiscountRow> {
  const row = await lockDiscount(tx, id);
  if (row === undefined) throw new NotFoundError();
  return row;
}
