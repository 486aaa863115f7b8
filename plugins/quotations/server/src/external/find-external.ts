import '@mayorista/companies/contract';
import { findShaped, getKnex, service, type Actor, type Core } from '@mayorista/kernel';
import { systemActor } from '@mayorista/kernel';
import type { QuotationRow } from '../quotations/quotation.types';
import { tables } from '../uids';
import { externalDatas, type ExternalRow } from './external.record';
import type { Margins } from './external.rules';

export const companyKey = (companyId: number): string => `company:${companyId}`;
export const quotationKey = (quotationId: number): string => `quotation:${quotationId}`;

/** Returns the id of the data under a key; null when there are none. */
export async function findExternalId(strapi: Core.Strapi, key: string): Promise<number | null> {
  const row = (await getKnex(strapi)(tables.external).where({ key }).first('id')) as { id: number } | undefined;
  return row?.id ?? null;
}

/** Finds the data under a key within an actor's reach. */
export async function findExternal(strapi: Core.Strapi, actor: Actor, key: string): Promise<ExternalRow | null> {
  const id = await findExternalId(strapi, key);
  return id === null ? null : ((await findShaped(externalDatas, { strapi }, id, actor)) as ExternalRow | null);
}

/** What the distributor's customer is shown of a quotation: its own data, else those of the company. */
export interface ExternalLook {
  readonly data: ExternalRow | null;
  readonly logoId: number | null;
  readonly margins: Margins;
}

/** Reads the look of an external quotation. Of the company's data, a secondary user is given logo and texts, and not its margin. */
export async function findLook(strapi: Core.Strapi, quotation: QuotationRow): Promise<ExternalLook> {
  const reader = systemActor('Cotización externa');
  const own = await findExternal(strapi, reader, quotationKey(quotation.id));
  const general = await findExternal(strapi, reader, companyKey(quotation.company_id ?? 0));
  const margins = own ?? (quotation.is_secondary ? null : general);
  return {
    data: own ?? general,
    logoId: own?.logo_id ?? general?.logo_id ?? (await logoOf(strapi, quotation.company_id)),
    margins: {
      whole: margins?.margin_percent ?? '0.00',
      byProduct: new Map(margins?.margins.map(({ product_id: id, margin_percent: percent }) => [id, percent])),
    },
  };
}

/** Finds the logo of the company's profile, where its quotations say no other. */
const logoOf = async (strapi: Core.Strapi, companyId: number | null): Promise<number | null> =>
  companyId === null ? null : service(strapi, 'companies.logos').find(getKnex(strapi), companyId);
