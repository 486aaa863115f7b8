import { decimal, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/companies/contract';
import { companyDiscountConf } from '../../../shared/company-discount-conf.shape';

interface Row {
  readonly id: number;
  readonly brand_id: number | null;
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
        .where({ company_id: companyId })
        .orderBy('id')
        .select('id', 'discount', 'brand_id')) as Row[];
      const newest = rows.slice(0, 5);
      const names = await service(strapi, 'catalogue.brands').namesOf(newest.flatMap(({ brand_id: id }) => id ?? []));
      return {
        total: rows.length,
        rows: newest.map(({ id, brand_id: brandId, discount }) => ({
          id,
          text: `${(brandId === null ? undefined : names.get(brandId)) ?? 'Todas las marcas'}: ${decimal(discount).toString()} %`,
          at: null,
        })),
      };
    },
  });
}
