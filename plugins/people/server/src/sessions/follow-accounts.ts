import { endPanelSessionsOf, endSessionsOf, inTransaction, systemActor, type Core } from '@mayorista/kernel';
import { setBlocked } from '../accounts/closures';
import { findPersonOfPanelAccount } from '../accounts/panel-account.store';
import { tellPasswordChanged } from '../passwords/tell-password-changed';
import { uids } from '../uids';

interface Kind {
  readonly uid: typeof uids.user | typeof uids.adminUser;
  /** Attributes whose change ends an account's sessions. */
  readonly decisive: readonly string[];
  readonly relations: readonly string[];
  readonly end: (strapi: Core.Strapi, ids: readonly number[]) => Promise<void>;
  /** Closes the person's other account with one that was closed. */
  readonly closeOther?: (strapi: Core.Strapi, accounts: readonly AccountRow[]) => Promise<void>;
}

const kinds: readonly Kind[] = [
  {
    uid: uids.user,
    decisive: ['password', 'blocked', 'role', 'extra_roles'],
    relations: ['role', 'extra_roles'],
    end: endSessionsOf,
  },
  {
    uid: uids.adminUser,
    // Roles are read at every request of the panel: who is given others goes on with them at once.
    decisive: ['password', 'isActive', 'blocked'],
    relations: [],
    end: endPanelSessionsOf,
    closeOther: closePersons,
  },
];

type Related = { readonly id: number } | readonly { readonly id: number }[] | null;
type AccountRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly email: string };

interface LifecycleEvent {
  readonly params: { readonly where?: object; readonly data?: Readonly<Record<string, unknown>> };
  readonly state: Record<string, unknown>;
}

/**
 * Ends the sessions of an account when its password, roles or right to be here change, whoever changes them and by whichever of
 * Strapi's doors, and tells its owner of a new password.
 */
export function followAccounts(strapi: Core.Strapi): void {
  for (const kind of kinds) {
    const before = async ({ params, state }: LifecycleEvent): Promise<void> => {
      const isDecisive = params.data === undefined || kind.decisive.some((name) => name in (params.data ?? {}));
      state.accounts = isDecisive ? await findAccounts(strapi, kind, params.where ?? {}) : [];
    };
    const changed = ({ state }: LifecycleEvent): Promise<void> =>
      endChanged(strapi, kind, state.accounts as readonly AccountRow[]);
    const leaving = async (event: LifecycleEvent): Promise<void> => {
      await before(event);
      // Whose they are is not known any more once they are gone.
      await kind.closeOther?.(strapi, event.state.accounts as readonly AccountRow[]);
    };
    const removed = ({ state }: LifecycleEvent): Promise<void> =>
      kind.end(
        strapi,
        (state.accounts as readonly AccountRow[]).map(({ id }) => id),
      );
    strapi.db.lifecycles.subscribe({
      models: [kind.uid],
      beforeUpdate: before,
      afterUpdate: changed,
      beforeUpdateMany: before,
      afterUpdateMany: changed,
      beforeDelete: leaving,
      afterDelete: removed,
      beforeDeleteMany: leaving,
      afterDeleteMany: removed,
    } as never);
  }
}

async function endChanged(strapi: Core.Strapi, kind: Kind, before: readonly AccountRow[]): Promise<void> {
  if (before.length === 0) return;
  const after = await findAccounts(strapi, kind, { id: { $in: before.map(({ id }) => id) } });
  const changed = after.filter((account) => {
    const was = before.find(({ id }) => id === account.id);
    return was !== undefined && stateOf(kind, was) !== stateOf(kind, account);
  });
  await kind.end(
    strapi,
    changed.map(({ id }) => id),
  );
  const isClosed = ({ id, isActive }: AccountRow): boolean =>
    isActive === false && before.find((was) => was.id === id)?.isActive === true;
  await kind.closeOther?.(strapi, changed.filter(isClosed));
  for (const account of changed) {
    const was = before.find(({ id }) => id === account.id);
    // A first password is no change of one.
    if (was?.password && was.password !== account.password) await tellPasswordChanged(strapi, kind.uid, account);
  }
}

const findAccounts = async (strapi: Core.Strapi, { uid, relations }: Kind, where: object): Promise<AccountRow[]> =>
  (await strapi.db.query(uid).findMany({ where, populate: [...relations] })) as AccountRow[];

const stateOf = ({ decisive, relations }: Kind, account: AccountRow): string =>
  JSON.stringify(
    decisive.map((name) => (relations.includes(name) ? idsOf(account[name] as Related) : (account[name] ?? null))),
  );

const idsOf = (related: Related): number[] =>
  [related ?? []]
    .flat()
    .map(({ id }) => id)
    .sort((a, b) => a - b);

const panel = systemActor('Panel');

/** Closes the accounts that the owners of some accounts of the panel have at the store: nobody who is not to come in has another way in. */
async function closePersons(strapi: Core.Strapi, accounts: readonly AccountRow[]): Promise<void> {
  for (const { id } of accounts)
    await inTransaction(strapi, async (tx) => {
      const person = await findPersonOfPanelAccount(tx, id);
      if (person !== null) await setBlocked(tx, panel, person, true);
    });
}
