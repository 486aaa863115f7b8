import { answerRecord, getKnex, isAllowed, showRecord, type Actor, type Core } from '@mayorista/kernel';
import { mayManage } from '../access/role-guard';
import { userProfile, type UserType } from '../../../shared';
import { pendingEmail } from '../email-changes/email-change.store';
import { userProfiles } from '../profiles/user-profile.record';
import { findAccountRow, fullName, ownRoles } from './account.store';
import { userResource } from './user.resource';
import { userSections } from './user-sections';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a user as an actor may see them: name and function for colleagues; address, papers and what other domains keep for whoever
 * keeps profiles. Throws NotFoundError outside the actor's rows.
 */
export async function readUser(strapi: Core.Strapi, actor: Actor, id: number): Promise<Json> {
  const shown = await showRecord(userResource, { strapi, actor, locale: 'es' }, String(id));
  const user = (shown as { data?: Json }).data ?? (shown as Json);
  const roles = await ownRoles(getKnex(strapi), id);
  // Papers of the house's people are personnel's: whoever could not give somebody's rights does not read their papers either.
  const types = roles.map(({ type }) => type);
  if (!isAllowed(actor, 'user-profiles.read') || !mayManage(actor, types)) return { ...user, roles };
  const sections: Record<string, unknown> = {};
  for (const section of userSections(strapi))
    Object.assign(sections, await section.read({ strapi, actor, userId: id }));
  const { addresses, emails, telephones, ...profile } = await readProfile(strapi, actor, id);
  return {
    ...user,
    pending_email: await pendingEmail(strapi, 'person', id),
    userType: user.user_type as UserType,
    manager: await findManager(strapi, user.manager_id),
    person: { ...(user.person as Json), ...profile },
    addresses,
    emails,
    telephones,
    roles,
    ...sections,
  };
}

/** Finds who somebody works under, by name. */
async function findManager(strapi: Core.Strapi, id: unknown): Promise<{ id: number; name: string } | null> {
  const row = typeof id === 'number' ? await findAccountRow(getKnex(strapi), id) : null;
  return row === null ? null : { id: row.id, name: fullName(row) || row.username };
}

/** Reads a person's profile; one that nobody wrote yet is empty. */
export async function readProfile(strapi: Core.Strapi, actor: Actor, userId: number): Promise<Json> {
  const row = (await getKnex(strapi)(userProfile.table).where({ user_id: userId }).first('id')) as
    { id: number } | undefined;
  if (row === undefined) return { weight: 0, height: 0, photo: null, addresses: [], emails: [], telephones: [] };
  const { data } = await answerRecord(userProfiles, { strapi, actor }, row.id);
  const { id: _id, user: _user, user_id: _userId, createdAt: _created, updatedAt: _updated, ...profile } = data;
  return profile;
}
