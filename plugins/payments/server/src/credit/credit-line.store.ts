import { roundToCents } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import type { LedgerOwner } from '../../../contract';
import { tables } from '../uids';
import type { CreditLine } from './credit.rules';

interface Row {
  readonly credit_limit: string | number;
  readonly credit_days: number;
  readonly is_blocked: boolean | number | null;
  readonly blocked_reason: string | null;
}

/** A company's credit line in a currency; null when it was given none. In a transaction pass its knex. */
export async function findCreditLine(knex: Knex, { companyId, currency }: LedgerOwner): Promise<CreditLine | null> {
  const row = (await knex(tables.creditLine).where({ company_id: companyId, currency }).first()) as Row | undefined;
  return row === undefined
    ? null
    : {
        limit: roundToCents(row.credit_limit),
        days: row.credit_days,
        isBlocked: Boolean(row.is_blocked),
        blockedReason: row.blocked_reason,
      };
}
