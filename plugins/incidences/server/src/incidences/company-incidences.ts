import { service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { incidence } from '../../../shared';

interface Row {
  readonly id: number;
  readonly state: keyof typeof incidence.states;
  readonly description: string;
  readonly created_at: Date | number | string;
}

const most = 48;
const shortened = (text: string): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/** Shows a company's newest incidences on its page of everything. */
export function showIncidencesOfCompanies(strapi: Core.Strapi): void {
  service(strapi, 'companies.desk').register({
    key: 'incidences',
    label: 'Incidencias',
    needs: 'incidences.read',
    page: '/plugins/incidences/incidences',
    async find(knex, companyId) {
      const of = () => knex(incidence.table).where({ company_id: companyId });
      const [counted] = (await of().count({ n: '*' })) as { n: number | string }[];
      const rows = (await of()
        .orderBy('id', 'desc')
        .limit(5)
        .select('id', 'state', 'description', 'created_at')) as Row[];
      return {
        total: Number(counted?.n ?? 0),
        rows: rows.map(({ id, state, description, created_at: at }) => ({
          id,
          text: `Núm. ${id} · ${incidence.states[state].label.es} · ${shortened(description)}`,
          at: new Date(at).toISOString(),
        })),
      };
    },
  });
}
