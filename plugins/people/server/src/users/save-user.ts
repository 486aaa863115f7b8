import {
  emit,
  endSessionsOf,
  enqueue,
  ForbiddenError,
  forUpdate,
  insertRow,
  NotFoundError,
  recordAudit,
  strapiService,
  throwIfAny,
  whenCommitted,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import { peopleChanged } from '../../../events';
import type { UserType } from '../../../shared';
import { mayManage } from '../access/role-guard';
import { addUserDocuments } from '../documents/add-documents';
import { sendResetMailJob } from '../passwords/send-reset-mail';
import { tellPasswordChanged } from '../passwords/tell-password-changed';
import { saveProfile } from '../profiles/save-profile';
import { tables, uids } from '../uids';
import {
  findAccountRow,
  findRoles,
  fullName,
  ownRoles,
  writeRoles,
  type AccountRow,
  type RoleRow,
} from './account.store';
import { judgeAccount } from './judge-account';
import { refusalsOf } from './refusals';
import { userSections } from './user-sections';
import type { ChangedUser, NewUser } from './user.schema';

interface Given<Input> {
  readonly input: Input;
  readonly files: readonly UploadedFile[];
  /** Of the password that is given, made before the transaction. */
  readonly passwordHash?: string | undefined;
}

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

/** Makes a user with everything that was given, or nothing. Returns the id. Throws ValidationError with every reason. */
export async function createUser(tx: Tx, actor: Actor, given: Given<NewUser>): Promise<number> {
  const { input, files } = given;
  const type: UserType = input.userType;
  const roles = await findRoles(tx.trx, input.roles ?? [type]);
  const refusals = await judgeAccount(tx, { actor, given: input, before: null, held: [], roles });
  // With a name that is taken no row can be written, and the rest is judged all the same: without its owner.
  const id = refusals.length === 0 ? await insertAccount(tx, given, roles) : 0;
  const row = { ...accountOf(input), id, user_type: type } as AccountRow;
  await writeParts(tx, actor, { row, input, files, isNew: true }, refusals);
  await recordAudit(tx, actor, {
    modelType: 'user',
    modelId: id,
    action: 'created',
    after: { ...accountOf(input), roles: roles.map((role) => role.type) },
  });
  // Whoever was given no password chooses one by the link of a mail.
  if (input.password === undefined) await enqueue(tx, sendResetMailJob, { email: input.email });
  return id;
}

/** Changes what is given of a user. Throws NotFoundError, ForbiddenError for people whose roles are not the actor's to manage, ValidationError. */
export async function changeUser(
  tx: Tx,
  actor: Actor,
  id: number,
  { input, files, passwordHash }: Given<ChangedUser>,
): Promise<void> {
  const { row, held } = await requireManaged(tx, actor, id);
  const roles = input.roles === undefined ? held : await findRoles(tx.trx, input.roles);
  const refusals = await judgeAccount(tx, { actor, given: input, before: row, held, roles });
  const account = accountOf(input);
  if (refusals.length === 0) await updateAccount(tx, { row, held, roles, input, passwordHash });
  await writeParts(tx, actor, { row: { ...row, ...account } as AccountRow, input, files, isNew: false }, refusals);
  await recordAudit(tx, actor, {
    modelType: 'user',
    modelId: id,
    action: 'changed',
    before: { ...pick(row, Object.keys(account)), roles: held.map(({ type }) => type) },
    after: { ...account, roles: roles.map(({ type }) => type) },
  });
  await emit(tx, peopleChanged, { ids: [id] });
}

/** Locks a user whom the actor may manage. Throws NotFoundError or ForbiddenError. */
export async function requireManaged(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ readonly row: AccountRow; readonly held: readonly RoleRow[] }> {
  await forUpdate(tx, tx.trx(tables.user).where({ id })).first('id');
  const row = await findAccountRow(tx.trx, id);
  if (row === null) throw new NotFoundError();
  const held = await ownRoles(tx.trx, id);
  if (
    !mayManage(
      actor,
      held.map(({ type }) => type),
    )
  )
    throw new ForbiddenError();
  return { row, held };
}

async function insertAccount(
  tx: Tx,
  { input, passwordHash }: Given<NewUser>,
  roles: readonly RoleRow[],
): Promise<number> {
  const id = await insertRow(tx, tables.user, {
    ...accountOf(input),
    provider: 'local',
    confirmed: true,
    blocked: input.blocked ?? false,
    ...passwordColumn(passwordHash),
  });
  await writeRoles(tx.trx, id, roles);
  return id;
}

interface Updating {
  readonly row: AccountRow;
  readonly held: readonly RoleRow[];
  readonly roles: readonly RoleRow[];
  readonly input: ChangedUser;
  readonly passwordHash: string | undefined;
}

/** Sessions end with a password, a block or another role. */
async function updateAccount(tx: Tx, { row, held, roles, input, passwordHash }: Updating): Promise<void> {
  const columns = { ...accountOf(input), ...passwordColumn(passwordHash) };
  if (Object.keys(columns).length > 0) await tx.trx(tables.user).where({ id: row.id }).update(columns);
  if (input.password !== undefined)
    await tellPasswordChanged(tx.strapi, uids.user, { ...row, ...columns } as AccountRow);
  const isOther = roles.map(({ id }) => id).join() !== held.map(({ id }) => id).join();
  if (isOther) await writeRoles(tx.trx, row.id, roles);
  if (isOther || input.password !== undefined || (input.blocked === true && !row.blocked))
    whenCommitted(tx, () => void endSessionsOf(tx.strapi, [row.id]));
}

const passwordColumn = (hash: string | undefined) => (hash === undefined ? {} : { password: hash });

/** Makes the hash of a password, before the transaction that stores it; undefined of none. */
export async function hashOf(strapi: Core.Strapi, password: string | undefined): Promise<string | undefined> {
  if (password === undefined) return undefined;
  return (await strapiService<UserService>(strapi, uids.user).ensureHashedPasswords({ password })).password;
}

const accountOf = (input: ChangedUser): Readonly<Record<string, unknown>> => {
  const { username, email, userType, blocked, company_id, branch_id, manager_id } = input;
  const { name, paternal_surname, maternal_surname, birthdate } = input.person ?? {};
  const given = {
    username,
    email,
    user_type: userType,
    blocked,
    company_id,
    branch_id,
    manager_id,
    name,
    paternal_surname,
    maternal_surname,
    birthdate,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

const pick = (row: object, keys: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(keys.map((key) => [key, (row as Readonly<Record<string, unknown>>)[key] ?? null]));

interface Parts {
  readonly row: AccountRow;
  readonly input: ChangedUser;
  readonly files: readonly UploadedFile[];
  readonly isNew: boolean;
}

const ofPerson = ['weight', 'height', 'gender', 'blood_type_id', 'rfc', 'curp', 'nss', 'photo'] as const;
const contacts = ['addresses', 'emails', 'telephones'] as const;

/** Writes profile, documents and what other domains keep, and throws the refusals of all parts together. */
async function writeParts(tx: Tx, actor: Actor, parts: Parts, refusals: readonly FieldError[]): Promise<void> {
  const { row, input, files, isNew } = parts;
  const person = input.person ?? {};
  const profile = { ...given(person, ofPerson), ...given(input, contacts) };
  const photo = files.filter(({ field }) => field === 'photo');
  const owner = { userId: row.id, userType: row.user_type ?? 'client', fullName: fullName(row) } as const;
  const all = [...refusals];
  if (isNew || photo.length > 0 || Object.keys(profile).length > 0)
    all.push(...(await refusalsOf(() => saveProfile(tx, actor, row.id, { input: profile, files: photo }))));
  for (const section of userSections(tx.strapi)) {
    const part = given(input, Object.keys(section.members));
    if (Object.keys(part).length === 0 && !isNew) continue;
    all.push(...(await refusalsOf(() => section.write({ tx, actor, owner, given: part, isNew }))));
  }
  const facts = input.documents ?? [];
  const papers = files.filter(({ field }) => field.startsWith('dataFiles'));
  all.push(...(await refusalsOf(() => addUserDocuments(tx, actor, row.id, { facts, files: papers }))));
  throwIfAny(all);
}

const given = (input: object, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => names.includes(name) && value !== undefined));
