import { accounts, companies } from '@mayorista/database/seeds';
import { inTransaction, insertRow, service, type Deps } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '../../../contract';
import { tables } from '../uids';

/** Credit lines and wallets of the demo world's companies; a company that has its line is left alone. */
export const paymentsDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    const rfcOf = new Map(companies.map(({ key, rfc }) => [key, rfc]));
    const ids = await service(strapi, 'companies.companies').idsByRfc([...rfcOf.values()]);
    await inTransaction(strapi, async (tx) => {
      for (const { company, currency, credit, wallet } of accounts) {
        const companyId = ids.get(rfcOf.get(company) ?? '');
        if (companyId === undefined)
          throw new Error(`An account of the demo world names an unknown company: ${company}`);
        const known = await tx.trx(tables.creditLine).where({ company_id: companyId, currency }).first('id');
        if (credit !== null && known === undefined)
          await insertRow(tx, tables.creditLine, {
            company_id: companyId,
            currency,
            credit_limit: credit.limit,
            credit_days: credit.days,
            is_blocked: false,
          });
        if (wallet !== null)
          await service(strapi, 'payments.wallet').deposit(tx, {
            companyId,
            currency,
            amount: wallet,
            source: { type: 'demo', id: `${company}-${currency}` },
            actorName: 'Gabriela Rangel Díaz',
            note: 'Recompensa por compras',
          });
      }
    });
  },
});
