import { addDays, getKnex, knexWithin, service, today, ValidationError, type Deps, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import '@mayorista/companies/contract';
import type { CompanyProfile } from '@mayorista/companies/contract';
import type {
  CreditService,
  CreditStatus,
  LedgerCommand,
  LedgerDeposit,
  LedgerMovement,
  LedgerOwner,
  SettleCommand,
} from '../../../contract';
import { append } from '../ledgers/append';
import { atLeastZero, isAbove, minus, plus, requireAmount, smaller } from '../ledgers/ledger.rules';
import {
  dueAndPaid,
  findAccount,
  findMovement,
  lastLine,
  lockAccount,
  writtenFor,
  type LedgerKind,
} from '../ledgers/ledger.store';
import { spreadPayment } from '../ledgers/debts.rules';
import { moneyOf, openDebtsOf, partSource, partsOf } from '../ledgers/debts.store';
import { announceMoney } from '../ledgers/money-listeners';
import { settlement } from './settlement.rules';
import { readMovements } from '../ledgers/read-movements';
import { assertRepeated, findRepeated } from '../ledgers/repeated';
import { refundToWallet, walletRefundOf } from '../wallet/wallet.service';
import { creditStatus } from './credit.rules';
import { findCreditLine } from './credit-line.store';

const kind: LedgerKind = 'credit';

/** Credit lines of companies. */
export const creditService = ({ strapi }: Deps): CreditService => ({
  async available(companyId, currency) {
    const company = await service(strapi, 'companies.companies').find(companyId);
    return statusIn(knexWithin(strapi), { companyId, currency }, company);
  },
  charge,
  refund,
  deposit,
  settle,
  async lock(tx, owner) {
    await lockAccount(tx, kind, owner);
  },
  async depositsOf(knex, owner, appliedTo) {
    const account = await findAccount(knex, kind, owner);
    return account === null ? [] : moneyOf(knex, account, appliedTo);
  },
  async openOf(knex, owner, appliedTo) {
    const account = await findAccount(knex, kind, owner);
    return account === null ? '0.00' : openOf(knex, account, appliedTo);
  },
  movements: (owner, page) => readMovements(getKnex(strapi), kind, owner, page),
});

async function charge(tx: Tx, command: LedgerCommand): Promise<LedgerMovement> {
  const amount = requireAmount(command.amount);
  const account = await lockAccount(tx, kind, command);
  const known = await findRepeated(tx, account, 'charge', command);
  if (known !== null) return known;
  const status = await statusIn(
    tx.trx,
    command,
    await service(tx.strapi, 'companies.companies').find(command.companyId),
  );
  if (status.blockedBecause.length > 0) throw new ValidationError(status.blockedBecause);
  if (isAbove(amount, status.available))
    throw new ValidationError([
      {
        code: 'credit_exceeded',
        field: 'payments',
        params: { available: status.available, currency: command.currency, asked: amount },
      },
    ]);
  const debt = command.appliedTo ?? `${command.source.type}:${command.source.id}`;
  return append(
    tx,
    account,
    { kind: 'charge', amount, dueOn: addDays(today(), status.creditDays) },
    { ...command, appliedTo: debt },
  );
}

async function refund(tx: Tx, command: LedgerCommand): Promise<readonly LedgerMovement[]> {
  const amount = requireAmount(command.amount);
  const account = await lockAccount(tx, kind, command);
  const done = [await findMovement(tx, account, 'refund', command.source), await walletRefundOf(tx, command)];
  const known = done.flatMap((movement) => movement ?? []);
  if (known.length > 0) {
    assertRepeated(known, command);
    return known;
  }
  const owed = smaller(amount, await owedOf(tx, account, command));
  const back = isAbove(owed, '0')
    ? [await append(tx, account, { kind: 'refund', amount: minus('0', owed) }, command)]
    : [];
  const paidBefore = isAbove(owed, '0') ? minus(amount, owed) : amount;
  return isAbove(paidBefore, '0') ? [...back, await refundToWallet(tx, { ...command, amount: paidBefore })] : back;
}

async function openOf(knex: Knex, account: number, appliedTo: string): Promise<string> {
  return (await openDebtsOf(knex, account)).find(({ debt }) => debt === appliedTo)?.sum ?? '0.00';
}

/** What is owed of the command's debt: never more than the line owes, nor below zero. */
async function owedOf(tx: Tx, account: number, { appliedTo = null }: LedgerCommand): Promise<string> {
  const { balance } = await lastLine(tx.trx, account);
  return atLeastZero(appliedTo === null ? balance : smaller(await openOf(tx.trx, account, appliedTo), balance));
}

async function settle(tx: Tx, command: SettleCommand): Promise<void> {
  const account = await lockAccount(tx, kind, command);
  const { writtenBefore = '0' } = command;
  const { lines, sum } = await writtenFor(tx.trx, account, command.source);
  const written = minus(writtenBefore, sum);
  const by = settlement({ wanted: command.amount, written, owed: await owedOf(tx, account, command) });
  if (by === null) return;
  const source = { ...command.source, id: `${command.source.id}#${lines + 1}` };
  await append(tx, account, by, { ...command, source });
}

async function deposit(tx: Tx, command: LedgerCommand): Promise<LedgerDeposit> {
  const amount = requireAmount(command.amount);
  const account = await lockAccount(tx, kind, command);
  const first = await findMovement(tx, account, 'payment', command.source);
  if (first !== null) {
    const known = await partsOf(tx.trx, account, first);
    assertRepeated(known, command);
    return { ...together(known), isNew: false };
  }
  const { balance } = await lastLine(tx.trx, account);
  if (isAbove(amount, balance))
    throw new ValidationError([{ code: 'payment_above_balance', field: 'amount', params: { balance } }]);
  const lines: LedgerMovement[] = [];
  for (const [at, part] of spreadPayment(amount, await openDebtsOf(tx.trx, account)).entries())
    lines.push(
      await append(
        tx,
        account,
        { kind: 'payment', amount: minus('0', part.amount) },
        { ...command, source: partSource(command.source, lines[0]?.id, at), appliedTo: part.debt },
      ),
    );
  await announceMoney(tx, { ledger: kind, companyId: command.companyId, currency: command.currency, lines });
  return { ...together(lines), isNew: true };
}

/** The lines of one payment as one: its whole amount, and the balance after the last. Throws an error for no lines. */
function together(lines: readonly LedgerMovement[]): LedgerMovement {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A payment has a line');
  return { ...first, amount: lines.reduce((sum, line) => plus(sum, line.amount), '0'), balance: last.balance };
}

async function statusIn(knex: Knex, owner: LedgerOwner, company: CompanyProfile | null): Promise<CreditStatus> {
  const line = await findCreditLine(knex, owner);
  const account = await findAccount(knex, kind, owner);
  const balance = account === null ? '0.00' : (await lastLine(knex, account)).balance;
  const settled = account === null ? { due: '0', paid: '0' } : await dueAndPaid(knex, account, today());
  return creditStatus(owner.currency, { line, company, balance: plus(balance, '0'), ...settled });
}
