import { decimal, service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { brands } from '@mayorista/catalogue/shared';
import { companyDiscountConf } from '../../../shared/company-discount-conf.shape';

interface Row {
  readonly id: number;
  readonly brand: string | null;
  readonly discount: string | number;
}

/** Shows a company's configured discounts on its page of everything; they are changed on the page of all of them. */
export function showDiscountsOfCompanies(strapi: Core.Strapi): void {
  const { table } = companyDiscountConf;
  service(strapi, 'companies.desk').register({
    key: 'company-discounts',
    label: 'Descuentos',
    needs: 'company-discounts.read',
    async find(knex, companyId) {
      const rows = (await knex(table)
        .leftJoin(brands.table, `${brands.table}.id`, `${table}.brand_id`)
        .where({ [`${table}.company_id`]: companyId })
        .orderBy(`${table}.id`)
        .select(`${table}.id`, `${table}.discount`, { brand: `${brands.table}.${brands.nameColumn}` })) as Row[];
      return {
        total: rows.length,
        rows: rows.slice(0, 5).map(({ id, brand, discount }) => ({
          id,
          text: `${brand ?? 'Todas las marcas'}: ${decimal(discount).toString()} %`,
          at: null,
        })),
      };
    },
  });
}
