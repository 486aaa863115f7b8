import { z } from 'zod';
import {
  advisoryLock,
  defineRoute,
  inTransaction,
  instant,
  momentText,
  now,
  recordAudit,
  recordId,
  reject,
  typedWhole,
  service,
  throwIfAny,
  type Actor,
  type Core,
  type Currency,
  say,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/pricing/contract';
import '../../../contract';
import { companyLedgerOutput, companyLedgerListOutput } from './ledger.answer';
import { defaultForm, receivedForms, type ReceivedForm } from '../../../shared/methods';
import { movementWords } from '../../../shared/movements';
import { currency, kinds, ledgerQuery } from './ledger.query';
import { bonusSource, depositSource, isReferenceElsewhere } from './ledger.store';
import { readableCompany } from './readable-company';
import { nameSources } from './source-names';

const query = ledgerQuery.extend({ page: typedWhole(100_000).default(1), per_page: typedWhole(100).default(10) });

const depositInput = z.strictObject({
  kind: z.enum(kinds, { error: 'not_an_option' }),
  company_id: recordId,
  currency,
  amount: z.string().regex(/^(?!0+(\.0+)?$)\d{1,10}(\.\d{1,2})?$/, 'not_positive'),
  /** The bank's or the desk's own number: the same one is written once. */
  reference: z.string().trim().min(1, 'required').max(80),
  note: z.string().trim().max(250).nullish(),
  /** How the money came. */
  payment_form: z.enum(Object.keys(receivedForms) as ReceivedForm[], { error: 'not_an_option' }).optional(),
  /** When it was received: now unless said. */
  received_at: momentText.optional(),
  /** Given by the house, to a wallet: no money was received. */
  is_bonus: z.boolean().default(false),
});

type DepositInput = z.output<typeof depositInput>;

/** Lists what does not fit in a deposit: a bonus is of a wallet and came in no way, and money is received before it is written down. */
function judgeDeposit({ kind, is_bonus: isBonus, payment_form: form, received_at: at }: DepositInput): FieldError[] {
  return [
    ...(isBonus && kind === 'credit' ? [{ code: 'bonus_of_wallet', field: 'is_bonus' }] : []),
    ...(isBonus && form !== undefined ? [{ code: 'bonus_is_no_money', field: 'payment_form' }] : []),
    ...(at !== undefined && new Date(at) > now() ? [{ code: 'received_in_future', field: 'received_at' }] : []),
  ];
}

/** What is told of received money; nothing of a bonus. */
const moneyOf = ({ is_bonus: isBonus, payment_form: form, received_at: at }: DepositInput) =>
  isBonus ? {} : { paymentForm: form ?? defaultForm, receivedAt: at === undefined ? null : instant(at) };

/** A company's own money: what it owes on credit and what its wallet holds, with every movement. */
export const ledgerRoutes = [
  defineRoute({
    method: 'GET',
    path: '/company-ledgers',
    noun: 'company-ledgers',
    action: 'find',
    needs: 'company-ledgers.read',
    summary: 'Movimientos del crédito o del monedero de una empresa',
    query,
    output: companyLedgerListOutput,
    async handle({
      strapi,
      actor,
      query: { kind, currency: of, company_id: named, from, to, page, per_page: pageSize },
    }) {
      const companyId = await readableCompany(strapi, actor, named);
      const { rows, total } = await service(strapi, `payments.${kind}`).movements(
        { companyId, currency: of },
        { limit: pageSize, offset: (page - 1) * pageSize, from, to },
      );
      const nameOf = await nameSources(strapi, rows);
      return {
        data: rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          kind_label: say(movementWords[row.kind]),
          amount: row.amount,
          balance: row.balance,
          source_type: row.source.type,
          source_id: row.source.id,
          source_label: nameOf(row.source),
          due_on: row.dueOn,
          note: row.note,
          actor_name: row.actorName,
          happened_at: row.happenedAt,
        })),
        total,
        meta: {
          account: await accountView(strapi, kind, companyId, of),
          pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
        },
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/company-ledger-deposits',
    noun: 'company-ledgers',
    action: 'deposit',
    needs: 'company-ledgers.deposit',
    summary: 'Registrar un abono al crédito o al monedero de una empresa',
    status: 201,
    input: depositInput,
    output: companyLedgerOutput,
    async handle({ strapi, actor, input }) {
      throwIfAny(judgeDeposit(input));
      const movement = await inTransaction(strapi, async (tx) => {
        const company = await service(strapi, 'companies.companies').find(input.company_id);
        if (company === null) return reject('not_found', 'company_id');
        // A transfer is one company's, in one currency; it may be shared by its credit and its wallet.
        await advisoryLock(tx, `company-ledger-deposits:${input.reference}`);
        if (!input.is_bonus && (await isReferenceElsewhere(tx, input)))
          return reject('reference_elsewhere', 'reference');
        const command = {
          companyId: input.company_id,
          currency: input.currency,
          amount: input.amount,
          source: { type: input.is_bonus ? bonusSource : depositSource, id: input.reference },
          actorName: actor.name,
          note: input.note ?? null,
          ...moneyOf(input),
        };
        const written = input.is_bonus
          ? await service(strapi, 'payments.wallet').bonus(tx, command)
          : await service(strapi, `payments.${input.kind}`).deposit(tx, command);
        if (written.isNew) await tellDeposit(tx, actor, input);
        return written;
      });
      return { data: { id: movement.id, amount: movement.amount, balance: movement.balance }, meta: {} };
    },
  }),
];

/** Has somebody else authorise what its writer may not deposit alone, and enters the deposit in the history. */
async function tellDeposit(tx: Tx, actor: Actor, input: z.output<typeof depositInput>): Promise<void> {
  const { kind, company_id: companyId, currency: of, amount, reference, note } = input;
  await service(tx.strapi, 'pricing.giving').concede(tx, actor, {
    kind: 'deposit',
    subject: { type: 'company-ledgers', id: companyId },
    ...{ companyId, productId: null, amount, currency: of, percent: null },
    detail: `Abono al ${kind === 'credit' ? 'crédito' : 'monedero'}, referencia ${reference}${note ? `: ${note}` : ''}`,
    field: 'amount',
  });
  await recordAudit(tx, actor, {
    modelType: 'company-ledgers',
    modelId: companyId,
    action: 'deposited',
    after: { kind, currency: of, amount, reference, is_bonus: input.is_bonus },
  });
}

async function accountView(strapi: Core.Strapi, kind: (typeof kinds)[number], companyId: number, of: Currency) {
  if (kind === 'wallet') {
    const { balance, available } = await service(strapi, 'payments.wallet').available(companyId, of);
    return { kind, currency: of, balance, available };
  }
  const status = await service(strapi, 'payments.credit').available(companyId, of);
  return {
    kind,
    currency: of,
    balance: status.balance,
    available: status.available,
    credit_limit: status.limit,
    credit_days: status.creditDays,
    overdue: status.overdue,
    is_blocked: status.blockedBecause.length > 0,
  };
}
