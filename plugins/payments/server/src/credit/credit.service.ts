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
} from '../../../contract';
import { append } from '../ledgers/append';
import { isAbove, minus, plus, requireAmount, smaller } from '../ledgers/ledger.rules';
import { dueAndPaid, findAccount, findMovement, lastLine, lockAccount, type LedgerKind } from '../ledgers/ledger.store';
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
  return append(tx, account, { kind: 'charge', amount, dueOn: addDays(today(), status.creditDays) }, command);
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
  const owed = smaller(amount, (await lastLine(tx.trx, account)).balance);
  const back = isAbove(owed, '0')
    ? [await append(tx, account, { kind: 'refund', amount: minus('0', owed) }, command)]
    : [];
  const paidBefore = isAbove(owed, '0') ? minus(amount, owed) : amount;
  return isAbove(paidBefore, '0') ? [...back, await refundToWallet(tx, { ...command, amount: paidBefore })] : back;
}

async function deposit(tx: Tx, command: LedgerCommand): Promise<LedgerDeposit> {
  const amount = requireAmount(command.amount);
  const account = await lockAccount(tx, kind, command);
  const known = await findRepeated(tx, account, 'payment', command);
  if (known !== null) return { ...known, isNew: false };
  const { balance } = await lastLine(tx.trx, account);
  if (isAbove(amount, balance))
    throw new ValidationError([{ code: 'payment_above_balance', field: 'amount', params: { balance } }]);
  const paid = await append(tx, account, { kind: 'payment', amount: minus('0', amount) }, command);
  return { ...paid, isNew: true };
}

async function statusIn(knex: Knex, owner: LedgerOwner, company: CompanyProfile | null): Promise<CreditStatus> {
  const line = await findCreditLine(knex, owner);
  const account = await findAccount(knex, kind, owner);
  const balance = account === null ? '0.00' : (await lastLine(knex, account)).balance;
  const settled = account === null ? { due: '0', paid: '0' } : await dueAndPaid(knex, account, today());
  return creditStatus(owner.currency, { line, company, balance: plus(balance, '0'), ...settled });
}
