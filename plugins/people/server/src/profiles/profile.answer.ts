import { z, type ZodType } from 'zod';
import { recordOutput } from '@mayorista/kernel';
import { userProfiles } from './user-profile.record';

const {
  id: _id,
  user: _user,
  user_id: _userId,
  createdAt: _created,
  updatedAt: _updated,
  ...kept
} = userProfiles.outputs.one.shape;
const always = ['weight', 'height', 'photo', 'addresses', 'emails', 'telephones'];

/** What a profile answers; of one that nobody wrote yet there is less. */
export const profileMembers = Object.fromEntries(
  Object.entries(kept).map(([key, schema]): [string, ZodType] => [
    key,
    always.includes(key) ? schema : schema.optional(),
  ]),
) as Record<string, ZodType> & Readonly<Record<'addresses' | 'emails' | 'telephones', ZodType>>;

const profile = z
  .strictObject({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    person: z.strictObject({
      name: z.string().nullable(),
      paternal_surname: z.string().nullable(),
      maternal_surname: z.string().nullable(),
      birthdate: z.string().nullable(),
    }),
    ...profileMembers,
  })
  .meta({ id: 'UserProfile', description: 'El perfil de una persona' });

export const profileOutput = recordOutput(profile);

const groupOutput = (lines: ZodType) => recordOutput(lines).extend({ total: z.int() });

export const profileGroupOutputs = {
  address: groupOutput(profileMembers.addresses),
  emails: groupOutput(profileMembers.emails),
  telephones: groupOutput(profileMembers.telephones),
} as const;

const salesman = z
  .strictObject({
    id: z.int(),
    full_name: z.string(),
    email: z.string(),
    telephone: z.string().nullable(),
  })
  .meta({ id: 'UserSalesman' });

export const userSalesmanOutput = recordOutput(salesman.nullable());
