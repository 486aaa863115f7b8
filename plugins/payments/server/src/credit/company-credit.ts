import { amountText, service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { creditService } from './credit.service';

const currencies = ['MXN', 'USD'] as const;

/** Shows a company's credit lines on its page of everything: those that were opened. */
export function showCreditOfCompanies(strapi: Core.Strapi): void {
  service(strapi, 'companies.desk').register({
    key: 'credit-lines',
    label: 'Crédito',
    needs: 'company-ledgers.read',
    async find(_knex, companyId) {
      const lines = await Promise.all(
        currencies.map((currency) => creditService({ strapi }).available(companyId, currency)),
      );
      const rows = lines.flatMap(({ currency, limit, balance, available, overdue, creditDays }, index) =>
        Number(limit) === 0 && Number(balance) === 0
          ? []
          : [
              {
                id: index + 1,
                text: [
                  `${currency}: debe ${amountText(balance)} de ${amountText(limit)}`,
                  `disponible ${amountText(available)}`,
                  ...(Number(overdue) > 0 ? [`vencido ${amountText(overdue)}`] : []),
                  `${creditDays} días`,
                ].join(' · '),
                at: null,
              },
            ],
      );
      return { total: rows.length, rows };
    },
  });
}
