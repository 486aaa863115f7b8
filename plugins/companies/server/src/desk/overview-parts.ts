import type { Core } from '@mayorista/kernel';
import type { CompanyPart } from '../../../contract';

const registered = new WeakMap<Core.Strapi, CompanyPart[]>();

/** Registers what another domain knows of a company, for its page of everything (see `companies.desk`). */
export function registerPart(strapi: Core.Strapi, part: CompanyPart): void {
  const parts = registered.get(strapi) ?? [];
  if (parts.some(({ key }) => key === part.key))
    throw new Error(`The part "${part.key}" of companies is registered twice`);
  registered.set(strapi, [...parts, part]);
}

export const partsOf = (strapi: Core.Strapi): readonly CompanyPart[] => registered.get(strapi) ?? [];
