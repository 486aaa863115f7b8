import {
  emit,
  enqueue,
  ForbiddenError,
  forUpdate,
  insertRow,
  NotFoundError,
  recordAudit,
  throwIfAny,
  type Actor,
  type FieldError,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import { peopleChanged } from '../../../events';
import type { UserType } from '../../../shared';
import { mayManage } from '../access/role-guard';
import { addUserDocuments } from '../documents/add-documents';
import { askForEmail } from '../email-changes/ask-for-email';
import { lockAccount } from '../email-changes/email-change.store';
import { sendInvitationJob } from '../passwords/send-invitation';
import { saveProfile } from '../profiles/save-profile';
import { followRoles, isOfHouse, setBlocked } from '../accounts/closures';
import { tables } from '../uids';
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
}

/** Makes a user with everything that was given, or nothing. Returns the id. Throws ValidationError with every reason. */
export async function createUser(tx: Tx, actor: Actor, { input, files }: Given<NewUser>): Promise<number> {
  const type: UserType = input.userType;
  const roles = await findRoles(tx.trx, input.roles ?? [type]);
  const refusals = await judgeAccount(tx, { actor, given: input, before: null, held: [], roles });
  // With a name that is taken no row can be written, and the rest is judged all the same: without its owner.
  const id = refusals.length === 0 ? await insertAccount(tx, input, roles) : 0;
  const row = { ...accountOf(input), id, user_type: type } as AccountRow;
  await writeParts(tx, actor, { row, input, files, isNew: true }, refusals);
  await recordAudit(tx, actor, {
    modelType: 'user',
    modelId: id,
    action: 'created',
    after: { ...accountOf(input), blocked: input.blocked ?? false, roles: roles.map((role) => role.type) },
  });
  // Its owner alone chooses the password, by the link of a mail.
  await enqueue(tx, sendInvitationJob, { user_id: id });
  return id;
}

/** Changes what is given of a user. Throws NotFoundError, ForbiddenError for people whose roles are not the actor's to manage, ValidationError. */
export async function changeUser(
  tx: Tx,
  actor: Actor,
  id: number,
  { input: given, files }: Given<ChangedUser>,
): Promise<void> {
  const { email, ...input } = given;
  const { row, held } = await requireManaged(tx, actor, id);
  const roles = input.roles === undefined ? held : await findRoles(tx.trx, input.roles);
  const isOther = email !== undefined && email !== row.email;
  const refusals = await judgeAccount(tx, {
    ...{ actor, before: row, held, roles },
    given: isOther ? given : input,
  });
  const account = accountOf(input);
  if (refusals.length === 0) await updateAccount(tx, actor, { row, held, roles, input });
  await writeParts(tx, actor, { row: { ...row, ...account } as AccountRow, input, files, isNew: false }, refusals);
  await recordAudit(tx, actor, {
    modelType: 'user',
    modelId: id,
    action: 'changed',
    before: { ...pick(row, Object.keys(account)), roles: held.map(({ type }) => type) },
    after: { ...account, roles: roles.map(({ type }) => type) },
  });
  if (isOther) await askForOther(tx, actor, id, email);
  await emit(tx, peopleChanged, { ids: [id] });
}

/** Another address waits until whoever reads its mails confirms it. */
async function askForOther(tx: Tx, actor: Actor, id: number, email: string): Promise<void> {
  const account = await lockAccount(tx, 'person', id);
  if (account === null) throw new NotFoundError();
  await askForEmail(tx, actor, { kind: 'person', account, email });
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

async function insertAccount(tx: Tx, input: NewUser, roles: readonly RoleRow[]): Promise<number> {
  const id = await insertRow(tx, tables.user, {
    ...accountOf(input),
    provider: 'local',
    confirmed: true,
    blocked: input.blocked ?? false,
    blocked_by_house: input.blocked ?? false,
  });
  await writeRoles(tx.trx, id, roles);
  return id;
}

interface Updating {
  readonly row: AccountRow;
  readonly held: readonly RoleRow[];
  readonly roles: readonly RoleRow[];
  readonly input: ChangedUser;
}

/** Sessions end with a block or another role, at the panel too. */
async function updateAccount(tx: Tx, actor: Actor, { row, held, roles, input }: Updating): Promise<void> {
  const columns = accountOf(input);
  if (Object.keys(columns).length > 0) await tx.trx(tables.user).where({ id: row.id }).update(columns);
  const isOther = roles.map(({ id }) => id).join() !== held.map(({ id }) => id).join();
  if (isOther) {
    const wasOfHouse = await isOfHouse(tx, row.id);
    await writeRoles(tx.trx, row.id, roles);
    await followRoles(tx, row.id, wasOfHouse);
  }
  // A form that is saved with what it shows says nothing of who closed the account.
  const house = input.blocked_by_house ?? (input.blocked === Boolean(row.blocked) ? undefined : input.blocked);
  if (house !== undefined) await setBlocked(tx, actor, row.id, house);
}

const accountOf = (input: ChangedUser): Readonly<Record<string, unknown>> => {
  const { username, email, userType, company_id, branch_id, manager_id } = input;
  const { name, paternal_surname, maternal_surname, birthdate } = input.person ?? {};
  const given = {
    username,
    email,
    user_type: userType,
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
