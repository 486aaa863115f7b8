import { getKnex, service, type Deps } from '@mayorista/kernel';
import type { PersonCurrency } from '../../../contract';
import { preferredCurrency } from '../../../shared';
import { tables } from '../uids';
import type { PersonRow } from './me.view';

/** Finds the currency of whoever asks for amounts without naming one. */
export const personCurrency = ({ strapi }: Deps): PersonCurrency => ({
  async of({ kind, id, companyId }) {
    if (kind !== 'person' || id === null) return preferredCurrency(null, null);
    const inCart = await service(strapi, 'people.carts').currencyOf(id);
    if (inCart !== null) return inCart;
    const person = (await getKnex(strapi)(tables.user).where({ id }).first('currency')) as
      Pick<PersonRow, 'currency'> | undefined;
    const company = companyId === null ? null : await service(strapi, 'people.company-directory').find(companyId);
    return preferredCurrency(person ?? null, company);
  },
});
