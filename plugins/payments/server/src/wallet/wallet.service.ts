import { getKnex, knexWithin, ValidationError, type Deps, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type {
  LedgerCommand,
  LedgerDeposit,
  LedgerMovement,
  LedgerOwner,
  WalletService,
  WalletStatus,
} from '../../../contract';
import { append } from '../ledgers/append';
import { isAbove, minus, requireAmount } from '../ledgers/ledger.rules';
import {
  allMovements,
  findAccount,
  findMovement,
  lastLine,
  lockAccount,
  ownerOf,
  type LedgerKind,
} from '../ledgers/ledger.store';
import { announceMoney } from '../ledgers/money-listeners';
import { readMovements } from '../ledgers/read-movements';
import { findRepeated } from '../ledgers/repeated';
import { useLots } from './lots.rules';

const kind: LedgerKind = 'wallet';

/** Electronic wallets of companies. */
export const walletService = ({ strapi }: Deps): WalletService => ({
  available: (companyId, currency) => statusIn(knexWithin(strapi), { companyId, currency }),
  charge,
  refund: refundToWallet,
  deposit,
  bonus: (tx, command) => add(tx, 'bonus', command),
  async lots(knex, owner) {
    const account = await findAccount(knex, kind, owner);
    return account === null ? [] : useLots(await allMovements(knex, account));
  },
  ownerOf: (knex, movementId) => ownerOf(knex, kind, movementId),
  movements: (owner, page) => readMovements(getKnex(strapi), kind, owner, page),
});

async function charge(tx: Tx, command: LedgerCommand): Promise<LedgerMovement> {
  const amount = requireAmount(command.amount);
  const account = await lockAccount(tx, kind, command);
  const known = await findRepeated(tx, account, 'charge', command);
  if (known !== null) return known;
  const { balance } = await lastLine(tx.trx, account);
  if (isAbove(amount, balance))
    throw new ValidationError([
      {
        code: 'wallet_exceeded',
        field: 'payments',
        params: { available: balance, currency: command.currency, asked: amount },
      },
    ]);
  return append(tx, account, { kind: 'charge', amount: minus('0', amount) }, command);
}

/** Gives money back to a company's wallet, once for a source. */
export const refundToWallet = (tx: Tx, command: LedgerCommand): Promise<LedgerMovement> => add(tx, 'refund', command);

/** What a source was given back to the wallet; null when nothing was. */
export async function walletRefundOf(tx: Tx, command: LedgerCommand): Promise<LedgerMovement | null> {
  return findMovement(tx, await lockAccount(tx, kind, command), 'refund', command.source);
}

/** Adds money that was received, and has its document written. */
async function deposit(tx: Tx, command: LedgerCommand): Promise<LedgerDeposit> {
  const written = await add(tx, 'deposit', command);
  const { companyId, currency } = command;
  if (written.isNew) await announceMoney(tx, { ledger: kind, companyId, currency, lines: [written] });
  return written;
}

async function add(tx: Tx, how: 'deposit' | 'bonus' | 'refund', command: LedgerCommand): Promise<LedgerDeposit> {
  const amount = requireAmount(command.amount);
  const account = await lockAccount(tx, kind, command);
  const known = await findRepeated(tx, account, how, command);
  if (known !== null) return { ...known, isNew: false };
  return { ...(await append(tx, account, { kind: how, amount }, command)), isNew: true };
}

async function statusIn(knex: Knex, owner: LedgerOwner): Promise<WalletStatus> {
  const account = await findAccount(knex, kind, owner);
  const balance = account === null ? '0.00' : (await lastLine(knex, account)).balance;
  return {
    currency: owner.currency,
    balance,
    available: balance,
    blockedBecause: isAbove(balance, '0') ? [] : [{ code: 'wallet_empty', field: 'payments' }],
  };
}
