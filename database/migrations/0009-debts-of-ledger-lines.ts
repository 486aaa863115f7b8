import { isPostgres, type Migration } from './migration';

/** Says of the lines of credit lines that former releases wrote which debt they moved: what an order charged, and what it gave back. */
export const debtsOfLedgerLines: Migration = {
  name: '0009-debts-of-ledger-lines',
  stage: 'after-additions',
  up: async (trx) => {
    if (!(await trx.schema.hasColumn('ledger_movements', 'applied_to'))) return;
    const ofCredit = trx('ledger_accounts').where({ kind: 'credit' }).select('id');
    const lines = (kind: string) =>
      trx('ledger_movements').whereIn('account_id', ofCredit).where({ kind }).whereNull('applied_to');
    await lines('charge').update({ applied_to: trx.raw("source_type || ':' || source_id") });
    // '12:canceled:1' gave something of order 12 back.
    const end = isPostgres(trx) ? "strpos(source_id || ':', ':')" : "instr(source_id || ':', ':')";
    await lines('refund')
      .where({ source_type: 'sale-order' })
      .update({ applied_to: trx.raw(`'sale-order:' || substr(source_id, 1, ${end} - 1)`) });
  },
};
