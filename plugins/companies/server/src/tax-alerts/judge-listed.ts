import type { Core, FieldError } from '@mayorista/kernel';
import { findAdverse } from './adverse';

/** Lists why an applicant on the list of article 69-B is not accepted yet: whoever accepts says why it may be nevertheless. */
export async function judgeListed(strapi: Core.Strapi, rfc: string | null, note: string | null): Promise<FieldError[]> {
  if (rfc === null || note !== null) return [];
  const listing = (await findAdverse(strapi, [rfc])).get(rfc);
  if (listing === undefined) return [];
  return [
    {
      code: 'taxpayer_listed',
      field: 'tax_list_note',
      params: { situation: listing.label, day: listing.listDay },
    },
  ];
}
