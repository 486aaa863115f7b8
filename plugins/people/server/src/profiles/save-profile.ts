import { DEFAULT_TYPE_IDS, TELEPHONE_TYPES } from '@mayorista/config';
import { changeShaped, createShaped, type Actor, type Tx } from '@mayorista/kernel';
import type { UploadedFile } from '@mayorista/kernel';
import { userProfile } from '../../../shared';
import { plainNumber } from './profile.rules';
import { userProfiles } from './user-profile.record';

type Json = Readonly<Record<string, unknown>>;

interface Given {
  readonly input: Json;
  readonly files?: readonly UploadedFile[];
}

/** Schema of what calls give of a profile; everything may be left out. */
export const profileInput = userProfiles.schemas.change;

/** Writes what is given of a person's profile, which is made when there is none. Throws ValidationError with every reason. */
export async function saveProfile(tx: Tx, actor: Actor, userId: number, { input, files = [] }: Given): Promise<void> {
  const row = (await tx.trx(userProfile.table).where({ user_id: userId }).first('id')) as { id: number } | undefined;
  if (row !== undefined) return changeShaped(userProfiles, tx, actor, { id: row.id, input, files, expected: null });
  await createShaped(userProfiles, tx, actor, {
    input: userProfiles.schemas.create.parse(withoutUndefined(input)),
    files,
    columns: { user_id: userId === 0 ? null : userId },
  });
}

const withoutUndefined = (input: Json): Json =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

type Line = Readonly<Record<string, unknown>>;
const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value);
const eachLine = (value: unknown, change: (line: Line) => Line): unknown =>
  Array.isArray(value) ? value.map((line: unknown) => (isLine(line) ? change(known(line)) : line)) : value;

/** Takes ids and times out of lines that come back as they were answered, and the names beside their references. */
const known = (line: Line): Line =>
  Object.fromEntries(Object.entries(line).filter(([key, value]) => key !== 'id' && !isLine(value)));

/**
 * Makes ready what a form sends: hyphens go from telephones, an empty weight or height is 0, types fall back to their defaults (spec
 * people-and-crm 4, 5, 9).
 */
export function prepareProfile(input: Json): Json {
  const prepared: Record<string, unknown> = { ...input };
  for (const name of ['weight', 'height'])
    if (name in input) prepared[name] = input[name] === '' || input[name] === null ? 0 : Number(input[name]);
  if ('telephones' in input)
    prepared.telephones = eachLine(input.telephones, (line) => ({
      telephone_type_id: TELEPHONE_TYPES.mobile,
      ...line,
      ...(typeof line.number === 'string' ? { number: plainNumber(line.number) } : {}),
    }));
  if ('addresses' in input)
    prepared.addresses = eachLine(input.addresses, (line) => ({ address_type_id: DEFAULT_TYPE_IDS.address, ...line }));
  if ('emails' in input) prepared.emails = eachLine(input.emails, (line) => line);
  return prepared;
}
