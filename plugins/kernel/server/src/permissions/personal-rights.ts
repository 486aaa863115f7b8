import type { Core } from '@strapi/strapi';

/** The person whose rights are narrowed or widened beside what their roles say. */
export interface RightsHolder {
  readonly id: number;
  readonly roles: readonly string[];
  readonly companyId: number | null;
}

/** Returns the permission codes of one person, given those of their roles. Called again once anything that decides it was written: see `registerIdentityTables`. */
export type PersonalRights = (person: RightsHolder, codes: ReadonlySet<string>) => Promise<ReadonlySet<string>>;

const registered = new WeakMap<Core.Strapi, PersonalRights[]>();

/** Registers what single people may do beside their roles: what a company allows each of its secondary users. */
export function registerPersonalRights(strapi: Core.Strapi, rights: PersonalRights): void {
  registered.set(strapi, [...(registered.get(strapi) ?? []), rights]);
}

/** Returns the codes that a person holds after everything registered was asked, in order of registration. */
export async function personalCodes(
  strapi: Core.Strapi,
  person: RightsHolder,
  ofRoles: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  let codes = ofRoles;
  for (const rights of registered.get(strapi) ?? []) codes = await rights(person, codes);
  return codes;
}
