import { isAllowed, type Actor } from '@mayorista/kernel';
import { preferredCurrency } from '../../../shared';
import type { PersonCompany } from '../../../contract';

export interface PersonRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly birthdate: string | null;
  readonly user_type: string | null;
  readonly currency: 'USD' | 'MXN' | null;
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface Salesman {
  readonly id: number;
  readonly full_name: string;
  readonly email: string;
}

interface Around {
  readonly actor: Actor;
  readonly audience: string;
  readonly company: PersonCompany | null;
  readonly branch: Named | null;
  readonly salesman: Salesman | null;
  /** Of their open cart; null while they have none. */
  readonly cartCurrency: 'USD' | 'MXN' | null;
}

/** The logged-in person as the store needs them (spec storefront 3, User profile). */
export const meView = (person: PersonRow, { actor, audience, company, branch, salesman, cartCurrency }: Around) => ({
  id: person.id,
  username: person.username,
  email: person.email,
  person: {
    name: person.name,
    paternal_surname: person.paternal_surname,
    maternal_surname: person.maternal_surname,
    birthdate: person.birthdate,
  },
  user_type: person.user_type,
  roles: actor.roles,
  permissions: [...actor.can].sort(),
  /** visitor, buyer, secondary or staff: what they are to prices and stock. */
  audience,
  company:
    company === null ? null : { id: company.id, business_name: company.businessName, price_level: company.priceLevel },
  branch,
  /** One for all that they are shown: a cart in another currency than its buyer prefers by now is told as it is. */
  currency: cartCurrency ?? preferredCurrency(person, company),
  can_create_sale_orders:
    isAllowed(actor, 'carts.write') && company !== null && company.isActive && !company.isCreditBlocked,
  salesman,
  impersonated_by: actor.onBehalf,
});
