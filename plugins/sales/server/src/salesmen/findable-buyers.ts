import { findableOf, getKnex, type Core, type Findable } from '@mayorista/kernel';
import { uids } from '../uids';
import { buyersInReach } from './impersonations.route';

interface FoundBuyer {
  readonly id: number;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly email: string;
  readonly business_name: string;
}

/** The buyers in whose name somebody may order, by name and e-mail; a hit opens the list of just that one. */
export const findableBuyers = (strapi: Core.Strapi): Findable => ({
  key: 'buyers',
  uid: uids.person,
  label: ['Comprador', 'compradores'],
  words: [],
  needs: ['sale-order-user-impersonations.read'],
  // People are the house's own kind: their table is asked of it once it is registered.
  get table() {
    return findableOf(strapi, uids.person).table;
  },
  keys: [
    { column: 'email', by: 'code' },
    { column: 'name', by: 'words' },
    { column: 'paternal_surname', by: 'words' },
  ],
  byId: false,
  rows({ actor }) {
    const { table } = findableOf(strapi, uids.person);
    return getKnex(strapi)(table).whereIn(`${table}.id`, buyersInReach(strapi, actor, '').select('person.id'));
  },
  async show({ actor }, ids) {
    const rows = (await buyersInReach(strapi, actor, '')
      .whereIn('person.id', [...ids])
      .select(
        'person.id',
        'person.name',
        'person.paternal_surname',
        'person.email',
        'company.business_name',
      )) as FoundBuyer[];
    return rows.map(({ id, name, paternal_surname: surname, email, business_name: company }) => ({
      id,
      title: [name, surname].filter(Boolean).join(' ') || email,
      detail: `${company} · ${email}`,
      to: `/plugins/sales/compradores?buscar=${encodeURIComponent(email)}`,
    }));
  },
});
