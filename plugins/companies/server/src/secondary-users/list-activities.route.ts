import { z } from 'zod';
import { actsOf, defineRoute, fetchPageBy, getKnex, paging, typedId } from '@mayorista/kernel';
import { getSecondaryUser } from './secondary-user.service';
import { secondaryUserActivityListOutput } from './secondary-user.answer';

interface Row {
  readonly id: number;
  readonly action: string;
  readonly model_type: string;
  readonly model_id: string;
  readonly happened_at: Date | number | string;
  readonly on_behalf_name: string | null;
}

/** What is no business of the owner: how somebody logs in and what they look at. */
const shownTypes = [
  'carts',
  'sale-orders',
  'distributor-quotations',
  'incidences',
  'address-book-details',
  'sale-order-payment-receipts',
  'external-quotation-datas',
];

/** GET /secondary-user-activities: what a secondary user did, newest first, without what they looked at. */
export const listActivities = defineRoute({
  method: 'GET',
  path: '/secondary-user-activities',
  noun: 'secondary-user-activities',
  action: 'find',
  needs: 'secondary-users.read',
  summary: 'Lo que hizo un usuario secundario',
  isList: true,
  query: z.object({ ...paging, user_id: typedId }),
  output: secondaryUserActivityListOutput,
  async handle({ strapi, actor, query: { user_id: id, ...pages } }) {
    await getSecondaryUser({ strapi, actor }, id);
    const found = () => actsOf(getKnex(strapi), id).whereIn('model_type', shownTypes);
    const { rows, total, meta } = await fetchPageBy<Row>(found, pages, (query) =>
      query.select('*').orderBy('id', 'desc'),
    );
    const data = rows.map((row) => ({
      id: row.id,
      action: row.action,
      model_type: row.model_type,
      model_id: row.model_id,
      happened_at: new Date(row.happened_at).toISOString(),
      on_behalf_of: row.on_behalf_name,
    }));
    return { data, total, meta };
  },
});
