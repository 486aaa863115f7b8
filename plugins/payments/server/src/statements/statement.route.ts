import { z } from 'zod';
import {
  addDays,
  dayText,
  defineRoute,
  getKnex,
  largestId,
  reject,
  service,
  startOfDay,
  type PlainDate,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { readableCompany } from '../ledgers/ledger.routes';
import { balanceBefore, findAccount, movementsBetween } from '../ledgers/ledger.store';
import { printStatement } from './print-statement';
import { sumUp } from './statement.rules';

const whole = z.coerce.number({ error: 'invalid' }).int('invalid').min(1, 'invalid');
/** Lines of the longest statement that is printed at once. */
const mostLines = 5_000;

/** GET /company-ledger-statements: a company's credit or wallet between two days, both included, in PDF. */
export const statementRoute = defineRoute({
  method: 'GET',
  path: '/company-ledger-statements',
  noun: 'company-ledger-statements',
  action: 'print',
  needs: 'company-ledgers.read',
  summary: 'Estado de cuenta del crédito o del monedero de una empresa en PDF',
  query: z.object({
    kind: z.enum(['credit', 'wallet'], { error: 'not_an_option' }),
    currency: z.enum(['MXN', 'USD'], { error: 'not_an_option' }).default('MXN'),
    /** Staff alone: whose. */
    company_id: whole.max(largestId).optional(),
    from: dayText,
    to: dayText,
    locale: z.string().optional(),
  }),
  async handle({ strapi, actor, query, ctx }) {
    const { kind, currency } = query;
    const [from, to] = [query.from as PlainDate, query.to as PlainDate];
    if (from > to) return reject('days_crossed', 'to');
    const companyId = await readableCompany(strapi, actor, query.company_id);
    const company = await service(strapi, 'companies.companies').find(companyId);
    const knex = getKnex(strapi);
    const account = await findAccount(knex, kind, { companyId, currency });
    const start = new Date(startOfDay(from));
    const end = new Date(startOfDay(addDays(to, 1)));
    const movements =
      account === null ? [] : await movementsBetween(knex, account, { start, end, most: mostLines + 1 });
    if (movements.length > mostLines) return reject('statement_too_long', 'from');
    const before = account === null ? '0.00' : await balanceBefore(knex, account, start);
    const bytes = await printStatement({
      kind,
      currency,
      company: company?.businessName ?? '',
      rfc: company?.rfc ?? null,
      from,
      to,
      movements,
      sums: sumUp(movements, before),
    });
    ctx.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="estado-de-cuenta-${companyId}-${from}-${to}.pdf"`,
      'Cache-Control': 'private, no-store',
    });
    return bytes;
  },
});
