import { addDays, defineRoute, fileHeaders, reject, today } from '@mayorista/kernel';
import { ledgerQuery } from '../ledgers/ledger.query';
import { readableCompany } from '../ledgers/readable-company';
import { drawStatement } from './draw-statement';
import { readStatement } from './read-statement';
import { ledgerStatementOutput } from './statement.answer';

/** Days before today of a statement that nobody says more of. */
const usualDays = 30;

/** GET /company-ledger-statements: a company's credit or wallet between two days, as a PDF. */
export const statementRoute = defineRoute({
  method: 'GET',
  path: '/company-ledger-statements',
  noun: 'company-ledger-statements',
  action: 'print',
  needs: 'company-ledgers.read',
  summary: 'Estado de cuenta del crédito o del monedero de una empresa, en PDF',
  query: ledgerQuery,
  output: ledgerStatementOutput,
  spends: 'pdf',
  async handle({ strapi, actor, ctx, query: { kind, currency, company_id: named, from, to } }) {
    const companyId = await readableCompany(strapi, actor, named);
    const end = to ?? today();
    const begin = from ?? addDays(end, -usualDays);
    if (begin > end) reject('days_backwards', 'to');
    const statement = await readStatement(strapi, { kind, companyId, currency, from: begin, to: end });
    const pdf = await drawStatement(statement);
    const name = `estado-de-cuenta-${kind}-${currency}-${begin}-${end}.pdf`;
    ctx.set(fileHeaders({ name, mime: 'application/pdf' }));
    return pdf;
  },
});
