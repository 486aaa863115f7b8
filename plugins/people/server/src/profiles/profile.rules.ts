import type { FieldError } from '@mayorista/kernel';
import { allowsTelephoneType, isCurp, isNss, isRfc, parseTelephone, type UserType } from '../../../shared';

interface Telephone {
  readonly telephone_type_id: number;
  readonly country_code: string;
  readonly area_code: string | null;
  readonly number: string;
}

interface Papers {
  readonly rfc: string | null;
  readonly curp: string | null;
  readonly nss: string | null;
  readonly emails: readonly { readonly email: string }[];
  readonly telephones: readonly Telephone[];
}

const address = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/u;

/** Lists what is wrong with a person's papers, e-mails and telephones by their own rules: check digits, numbers that exist. */
export const judgePapers = ({ rfc, curp, nss, emails, telephones }: Papers): FieldError[] => [
  ...(rfc === null || isRfc(rfc) ? [] : [{ code: 'person_rfc_invalid', field: 'rfc' }]),
  ...(curp === null || isCurp(curp) ? [] : [{ code: 'curp_invalid', field: 'curp' }]),
  ...(nss === null || isNss(nss) ? [] : [{ code: 'nss_invalid', field: 'nss' }]),
  ...emails.flatMap(({ email }, at) =>
    address.test(email) ? [] : [{ code: 'invalid_email', field: `emails.${at}.email` }],
  ),
  ...telephones.flatMap((telephone, at) =>
    parseTelephone(wholeNumber(telephone)) === undefined
      ? [{ code: 'invalid_telephone', field: `telephones.${at}.number` }]
      : [],
  ),
];

/** Lists the telephones whose type the kind of user may not have (spec people-and-crm 5). */
export const judgeTelephoneTypes = (userType: UserType, telephones: readonly Telephone[]): FieldError[] =>
  telephones.flatMap(({ telephone_type_id: type }, at) =>
    allowsTelephoneType(userType, type)
      ? []
      : [{ code: 'telephone_type_not_allowed', field: `telephones.${at}.telephone_type_id` }],
  );

/** Joins the parts of a telephone: +52 81 8123 4500. */
export const wholeNumber = ({ country_code: country, area_code: area, number }: Omit<Telephone, 'telephone_type_id'>) =>
  `+${country}${area ?? ''}${number}`;

/** Removes hyphens and spaces from a telephone before it is stored (spec people-and-crm 5). */
export const plainNumber = (text: string): string => text.replace(/[-\s()]/g, '');
