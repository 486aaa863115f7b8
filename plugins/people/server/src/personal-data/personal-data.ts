import {
  getKnex,
  listFamilies,
  now,
  recordAudit,
  redactAudit,
  reject,
  removeShaped,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import { sessionDevice, userDocument } from '../../../shared';
import { settleAccount } from '../accounts/closures';
import { heldRoles } from '../access/access.store';
import { userDocuments } from '../documents/user-document.record';
import { eraseChanges } from '../email-changes/email-change.store';
import { userProfiles } from '../profiles/user-profile.record';
import { devicesOf } from '../sessions/device.store';
import { tables } from '../uids';
import { accountColumns, findAccountRow } from '../users/account.store';
import { readProfile } from '../users/read-user';
import { requireManaged } from '../users/save-user';
import { userSections } from '../users/user-sections';

type Json = Readonly<Record<string, unknown>>;

/** Everything that is kept of a person, as they may ask for it (Ley Federal de Protección de Datos Personales, acceso). Null for nobody. */
export async function exportPersonalData(strapi: Core.Strapi, actor: Actor, userId: number): Promise<Json | null> {
  const knex = getKnex(strapi);
  const account = await findAccountRow(knex, userId);
  if (account === null) return null;
  const documents = (await knex(userDocument.table)
    .where({ user_id: userId })
    .select('id', 'type', 'expires_on', 'note')) as Json[];
  const sections: Record<string, unknown> = {};
  for (const section of userSections(strapi)) Object.assign(sections, await section.read({ strapi, actor, userId }));
  const devices = await devicesOf(strapi, userId);
  return {
    generated_at: now().toISOString(),
    account: {
      ...Object.fromEntries(accountColumns.map((name) => [name, account[name]])),
      blocked: Boolean(account.blocked),
    },
    profile: await readProfile(strapi, actor, userId),
    documents,
    roles: await heldRoles(strapi, userId),
    sessions: (await listFamilies(strapi, userId)).map(({ family, startedAt, renewedAt }) => ({
      started_at: startedAt.toISOString(),
      used_at: renewedAt.toISOString(),
      browser: devices.get(family)?.user_agent ?? null,
      address: devices.get(family)?.address ?? null,
    })),
    ...sections,
  };
}

interface Erasure {
  readonly userId: number;
  /** The address of the account, typed again. */
  readonly email: string;
  readonly reason: string;
}

/**
 * Erases what is personal of somebody whose account is closed by it: names, papers, addresses, documents with their files, devices, values
 * of the history. Ids stay, so that orders and invoices, which hold their own copies, stay whole. Throws ValidationError, NotFoundError,
 * ForbiddenError.
 */
export async function erasePersonalData(tx: Tx, actor: Actor, { userId, email, reason }: Erasure): Promise<void> {
  if (actor.kind === 'person' && actor.id === userId) reject('own_account');
  const { row } = await requireManaged(tx, actor, userId);
  if (row.email.toLowerCase() !== email.trim().toLowerCase()) reject('erasure_email_differs', 'email');
  for (const section of userSections(tx.strapi)) await section.erase(tx, userId);
  await eraseRecords(tx, actor, userId);
  await tx.trx(sessionDevice.table).where({ user_id: userId }).delete();
  await eraseChanges(tx, userId);
  // The panel's account is found by the address that goes.
  await tx.trx(tables.user).where({ id: userId }).update({ removed_at: now() });
  await settleAccount(tx, userId);
  await tx.trx(tables.user).where({ id: userId }).update(erasedAccount(userId));
  await redactAudit(tx, 'user', [userId]);
  await recordAudit(tx, actor, {
    modelType: 'user',
    modelId: userId,
    action: 'personal-data-erased',
    after: { reason },
  });
}

const erasedAccount = (id: number): Json => ({
  username: `datos-borrados-${id}`,
  email: `datos-borrados-${id}@borrado.invalid`,
  name: 'Persona',
  paternal_surname: 'sin datos',
  maternal_surname: null,
  birthdate: null,
  password: null,
  rfc: null,
  telephone_digits: null,
  blocked: true,
  removed_at: now(),
  erased_at: now(),
});

async function eraseRecords(tx: Tx, actor: Actor, userId: number): Promise<void> {
  for (const record of [userProfiles, userDocuments]) {
    const rows = (await tx.trx(record.shape.table).where({ user_id: userId }).select('id')) as { id: number }[];
    for (const { id } of rows) await removeShaped(record, tx, actor, { id, expected: null });
    await redactAudit(
      tx,
      record.shape.plural,
      rows.map(({ id }) => id),
    );
  }
}
