// The panel's roles, as config/src/permissions/roles.ts says: who is given what the generator makes.
import { read } from './project.mjs';

/** Role types by the name of their demo account: the end of the role's code. */
const accounts = () =>
  new Map(
    [...read('config/src/permissions/roles.ts').matchAll(/type: '(\w+)',\s*code: 'mayorista-(\w+)'/g)].map(
      ([, type, account]) => [type, account],
    ),
  );

export const roles = () => [...accounts().keys()];
export const roleAccounts = () => [...accounts().values()];

/** The demo account of a role. Throws when nobody is named, or no role of the panel: what is made is given to one role alone. */
export function accountOf(role) {
  const account = accounts().get(role);
  if (account === undefined)
    throw new Error(
      `Falta el rol que lo podrá hacer: --role ${roles().join(' | ')}${role ? ` (no existe ${role})` : ''}`,
    );
  return account;
}
