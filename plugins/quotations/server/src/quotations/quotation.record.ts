import {
  addDays,
  currencyOutput,
  defineRecord,
  emit,
  event,
  isAllowed,
  nowInstant,
  roundToCents,
  service,
  today,
  type Actor,
  type FieldError,
  type MoveContext,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';
import { quotationStatusChanged } from '../../../events';
import { distributorQuotation } from '../../../shared/distributor-quotation.shape';
import { VALID_DAYS, type answerLabels } from '../../../shared/terms';
import { findAddress } from '../mails/find-address';
import { spendMails } from '../mails/recipients';
import { findVersion, freezeVersion } from '../versions/version.store';
import { convertQuotation } from './convert-quotation';
import { assertGranted, grantDiscounts } from './discounts';
import { nextFolio } from './next-folio';
import { priceQuotation, unpriceable } from './price-lines';
import { answers, isOver, judgeDiscounts, judgeHeld, judgeValidTo, judgeWords, prepares } from './quotation.rules';
import { isBuyer, quotationsInReach } from './quotation.scope';
import type { QuotationColumns, QuotationRow } from './quotation.types';

const needs = 'distributor-quotations.write';
const announce = ({ id, status, version }: QuotationRow) =>
  event(quotationStatusChanged, { quotationId: id, status, version });
const byBuyer = { needs, may: answers, announce };
/** Accepting and converting spend the company's money; who acts for its people does not take up what the house, or they themselves, offer. */
const spending = { ...byBuyer, needs: 'distributor-quotations.accept', may: takesUp };
const heldUntilToday = (quotation: QuotationRow): FieldError[] => judgeHeld(quotation, today());

const answered = (as: keyof typeof answerLabels) => ({ answered_at: nowInstant(), answered_as: as });
const unanswered = { answered_at: null, answered_as: null } as const;

const judgeSending = (quotation: QuotationRow): FieldError[] => [
  ...(quotation.lines.length === 0 ? [{ code: 'quotation_without_lines', field: 'lines' }] : []),
  ...(quotation.user_id === null && quotation.contact_email === null
    ? [{ code: 'quotation_without_recipient', field: 'contact_email' }]
    : []),
  ...judgeHeld(quotation, today()),
];

/** Serves quotations (spec storefront 7, Quotations): lines are priced as they are written and frozen, version by version, as they are sent. */
export const quotations = defineRecord(distributorQuotation, {
  scope: quotationsInReach,
  companyOf: ({ company_id: id }) => id,
  initial: ({ actor, given }) => ({
    company_id: actor.companyId ?? given.company_id,
    user_id: isBuyer(actor) ? actor.id : null,
    is_house: !isBuyer(actor),
    is_secondary: actor.roles.includes('secondary_user'),
    valid_to: given.valid_to ?? addDays(today(), VALID_DAYS),
  }),
  // Written with the prices of the first lines, and with every creation: never null.
  computedOutput: { currency: currencyOutput },
  checkIn: judgeQuotation,
  afterWrite: async ({ tx, actor, before, after }) =>
    after === null ? undefined : followWrite(tx, actor, before, after),
  moves: {
    send: { needs, may: prepares, guard: judgeSending, effect: send, announce },
    view: { ...byBuyer, effect: () => Promise.resolve({ viewed_at: nowInstant() }) },
    counter: {
      ...byBuyer,
      guard: heldUntilToday,
      effect: ({ input: { answer, target_total: target } }) =>
        Promise.resolve({
          ...answered('countered'),
          answer,
          target_total: target == null ? null : roundToCents(target),
        }),
    },
    revise: { needs, may: prepares, effect: revise, announce },
    accept: { ...spending, guard: heldUntilToday, effect: () => Promise.resolve(answered('accepted')) },
    reject: {
      needs,
      may: (quotation, actor) => !isBuyer(actor) || answers(quotation, actor),
      effect: ({ input }) => Promise.resolve({ ...answered('rejected'), answer: input.answer ?? null }),
      announce,
    },
    expire: {
      needs,
      may: (_quotation, { kind }) => kind === 'system',
      guard: (quotation) => (isOver(quotation, today()) ? [] : [{ code: 'not_an_option', field: 'status' }]),
      announce,
    },
    convert: { ...spending, guard: heldUntilToday, effect: convertQuotation },
  },
});

/**
 * Tells whether an actor takes up a quotation: its buyer does. Whoever acts for one of them takes up none that the house made, nor one that
 * they sent themselves: what a salesman offers, somebody else buys.
 */
async function takesUp(quotation: QuotationRow, actor: Actor, knex: Knex): Promise<boolean> {
  if (!answers(quotation, actor)) return false;
  if (actor.onBehalf === null) return true;
  const version = await findVersion(knex, quotation.id, quotation.version);
  return !quotation.is_house && version?.sentById !== actor.onBehalf.id;
}

interface Judged {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly record: Pick<QuotationRow, 'company_id' | 'valid_to' | 'lines' | 'note' | 'contact_name'>;
  readonly before: QuotationRow | null;
}

async function judgeQuotation({ tx, actor, record, before }: Judged): Promise<FieldError[]> {
  if (before !== null && !prepares(before, actor)) return [{ code: 'quotation_of_house' }];
  const company = before === null ? await judgeCompany(tx, actor, record.company_id) : [];
  return [
    ...company,
    // What pricing would refuse afterwards is told with the rest.
    ...(await unpriceable(tx, company.length > 0 ? null : record.company_id, record.lines)),
    ...judgeValidTo(record.valid_to, today(), isBuyer(actor)),
    ...judgeWords(record, isBuyer(actor)),
    ...judgeDiscounts(record.lines, !isBuyer(actor) && isAllowed(actor, 'special-discounts.authorise')),
  ];
}

/** Refuses a quotation for no company, and for one that a salesman does not attend as if it did not exist. */
async function judgeCompany(tx: Tx, actor: Actor, companyId: number | null): Promise<FieldError[]> {
  if (companyId === null) return [{ code: 'required', field: 'company_id' }];
  const companies = service(tx.strapi, 'companies.companies');
  const unknown = [{ code: 'not_found', field: 'company_id' }];
  if ((await companies.find(companyId)) === null) return unknown;
  if (isBuyer(actor) || !actor.roles.includes('salesman') || actor.id === null) return [];
  const attended = (await companies.attendedBy(tx.trx, actor.id)) as { id: number }[];
  return attended.some(({ id }) => Number(id) === companyId) ? [] : unknown;
}

/** Prices what was written. A change of a counter-offer is its answer: the next version, in work until it is sent. */
async function followWrite(tx: Tx, actor: Actor, before: QuotationRow | null, after: QuotationRow) {
  const priced = await priceQuotation(tx, after);
  const { columns } = priced;
  await grantDiscounts(tx, actor, after, priced);
  const house: QuotationColumns = isBuyer(actor) ? {} : { is_house: true };
  if (before === null) {
    await emit(tx, quotationStatusChanged, { quotationId: after.id, status: 'borrador', version: 1 });
    return { ...columns, folio: await nextFolio(tx) };
  }
  if (before.status !== 'contraoferta') return { ...columns, ...house };
  const version = before.version + 1;
  await emit(tx, quotationStatusChanged, { quotationId: after.id, status: 'borrador', version });
  return { ...columns, ...house, version, status: 'borrador' as const };
}

/** Prices at the moment of sending, and freezes the version: from now on nothing changes what it says. */
async function send({
  tx,
  actor,
  record,
}: MoveContext<typeof distributorQuotation, 'send'>): Promise<QuotationColumns> {
  const priced = await priceQuotation(tx, record);
  await assertGranted(tx, record, priced);
  const to = await findAddress(tx.strapi, record);
  // It is mailed by a job afterwards, which cannot refuse.
  await spendMails(tx, actor, record, to === null ? [] : [to]);
  await freezeVersion(tx, actor, record, priced);
  return { ...priced.columns, ...unanswered, sent_at: nowInstant(), viewed_at: null };
}

async function revise({
  actor,
  record,
}: MoveContext<typeof distributorQuotation, 'revise'>): Promise<QuotationColumns> {
  return Promise.resolve({
    version: record.version + 1,
    ...(isOver(record, today()) ? { valid_to: addDays(today(), VALID_DAYS) } : {}),
    ...(isBuyer(actor) ? {} : { is_house: true }),
  });
}
