import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginDebts,
  cancel,
  cancelOrder,
  cents,
  credit,
  currencies,
  deposit,
  invoiced,
  owed,
  pac,
  pay,
  place,
  text,
  type Currency,
} from './debt-kit';
import { app, knex, show } from './invoicing-kit';

beforeAll(beginDebts);
afterAll(() => pac?.close());

const verbs = ['place', 'invoice', 'pay', 'deposit', 'credit', 'undo', 'cancel'] as const;
type Step = readonly [what: (typeof verbs)[number], which: number, share: number];
const history = fc.array(
  fc.tuple(
    fc.constantFrom<Step[0][]>(...verbs, 'place', 'invoice', 'deposit', 'pay'),
    fc.nat(9),
    fc.integer({ min: 1, max: 100 }),
  ),
  { minLength: 8, maxLength: 14 },
);

/** What took something off a debt: a document, or a deposit whose document follows. */
interface Taken {
  readonly document: number | 'deposit';
  readonly amount: number;
}
/** A debt as whoever writes by hand would keep it, in cents. */
interface Debt {
  readonly order: number;
  invoice: number | null;
  readonly total: number;
  readonly currency: Currency;
  readonly taken: Taken[];
  isCanceled: boolean;
}
const debts: Debt[] = [];
const left = ({ total, taken, isCanceled }: Debt): number =>
  isCanceled ? 0 : taken.reduce((rest, { amount }) => rest - amount, total);
const owedOf = (currency: Currency): number =>
  debts.reduce((sum, debt) => (debt.currency === currency ? sum + left(debt) : sum), 0);

test('after every step of any history the open orders and invoices come to the line, in both currencies', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      for (const step of [['place', 0, 40] as Step, ['place', 1, 7] as Step, ...steps]) {
        await take(step);
        for (const currency of currencies) expect([step, await owed(currency)]).toEqual([step, owedOf(currency)]);
        for (const debt of debts)
          if (debt.invoice !== null)
            expect([step, debt, (await show(debt.invoice)).balance]).toEqual([step, debt, text(left(debt))]);
      }
    }),
    { numRuns: 4 },
  );
}, 240_000);

async function take([what, which, share]: Step): Promise<void> {
  const currency = currencies[which % 2]!;
  if (what === 'place') {
    const { id: order, total } = await place(currency, text(1000 + share * 37));
    debts.push({ order, total, currency, invoice: null, taken: [], isCanceled: false });
    return;
  }
  if (what === 'deposit') return bring(currency, Math.ceil((owedOf(currency) * share) / 100));
  const open = debts.filter(({ isCanceled, invoice }) => !isCanceled && (what !== 'invoice' || invoice === null));
  const debt = open[which % open.length];
  if (debt === undefined) return;
  if (what === 'invoice') debt.invoice = (await invoiced(debt.order)).id;
  else if (what === 'cancel') {
    await cancelOrder(debt.order);
    debt.isCanceled = true;
  } else if (what === 'undo') await undo(debt);
  else await takeOff(debt, what, Math.max(1, Math.floor((left(debt) * share) / 100)));
}

/** Brings money, which pays the oldest debts of its currency first. */
async function bring(currency: Currency, amount: number): Promise<void> {
  if (amount === 0) return;
  const told = await deposit(amount, currency);
  expect([told.status, told.body.data.amount]).toEqual([201, text(-amount)]);
  await app.settle();
  let rest = amount;
  for (const debt of debts) {
    const part = debt.currency === currency ? Math.min(rest, left(debt)) : 0;
    rest -= part;
    if (part > 0) debt.taken.push({ document: 'deposit', amount: part });
  }
  expect(rest).toBe(0);
}

async function takeOff(debt: Debt, what: 'pay' | 'credit', amount: number): Promise<void> {
  if (debt.invoice === null || left(debt) === 0) return;
  const told = what === 'pay' ? await pay(debt.invoice, amount, debt.currency) : await credit(debt.invoice, amount);
  // A note of a cent or two has no base and tax that come to it.
  if (told.status !== 201 && what === 'credit') return;
  expect(told.status).toBe(201);
  await app.settle();
  const data = told.body.data as { id: number; complement_id?: number };
  const document = data.complement_id ?? data.id;
  // A note's total is what its base and tax round to.
  const counted = what === 'pay' ? amount : cents((await show(document)).total);
  debt.taken.push({ document, amount: counted });
}

/** Cancels the last document that took something off; that of a deposit exists once the order is invoiced. */
async function undo(debt: Debt): Promise<void> {
  const last = debt.taken.at(-1);
  if (last === undefined || (last.document === 'deposit' && debt.invoice === null)) return;
  debt.taken.pop();
  await cancel(last.document === 'deposit' ? await complementOfDeposit(debt.invoice!, last.amount) : last.document);
}

async function complementOfDeposit(invoice: number, amount: number): Promise<number> {
  const row = (await knex('invoice_payments as payment')
    .join('invoice_payment_documents as part', 'part.invoice_payment_id', 'payment.id')
    .join('invoices as complement', 'complement.id', 'payment.complement_id')
    .where({ 'part.invoice_id': invoice, 'complement.state': 'stamped', 'part.paid': text(amount) })
    .where('payment.key', 'like', 'deposit:%')
    .orderBy('payment.id', 'desc')
    .first('payment.complement_id')) as { complement_id: number };
  return row.complement_id;
}
