import { dayText, recordId } from '@mayorista/kernel';
import { z } from 'zod';
import type { UserType } from '../../../shared';
import type { PersonGiven } from '../profiles/record-person';
import { profileInput } from '../profiles/save-profile';

const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), schema.nullish());

const person = {
  name: z.string().trim().min(1).max(120),
  paternal_surname: z.string().trim().min(1).max(120),
  maternal_surname: orNull(z.string().trim().max(120)),
  birthdate: orNull(dayText),
};

/** Nobody chooses somebody else's password: what is sent empty says nothing. */
const notChosen = z
  .unknown()
  .refine((given) => given == null || given === '', 'password_by_link')
  .optional();

const account = {
  username: z.string().trim().min(3).max(120),
  email: z.email('not_an_email').max(254).toLowerCase(),
  // Forms of former releases send it: it is refused, not overlooked.
  password: notChosen,
  password_confirm: notChosen,
  userType: z.enum(['employee', 'client', 'admin', 'storeman'], { error: 'not_an_option' }),
  roles: z.array(z.union([recordId, z.string().trim().min(1)])).max(12),
  blocked: z.boolean(),
  company_id: orNull(recordId),
  branch_id: orNull(recordId),
  manager_id: orNull(recordId),
};

const { weight, height, gender, blood_type_id, rfc, curp, nss, photo, addresses, emails, telephones } =
  profileInput.shape;
const profileOfPerson = { weight, height, gender, blood_type_id, rfc, curp, nss, photo };
const contacts = { addresses, emails, telephones };

const documentFacts = z
  .array(z.strictObject({ type: z.string(), expires_on: orNull(dayText), note: orNull(z.string().trim().max(500)) }))
  .max(20);

type Members = Readonly<Record<string, z.ZodType>>;

/** Builds the schema of a new user; `sections` are keys that other domains keep. */
export const newUserSchema = (sections: Members) =>
  z.strictObject({
    ...sections,
    ...contacts,
    ...account,
    roles: account.roles.optional(),
    blocked: account.blocked.optional(),
    person: z.strictObject({ ...profileOfPerson, ...person }),
    documents: documentFacts.optional(),
  });

/** Builds the schema of a change of a user: what is left out stays. */
export const changedUserSchema = (sections: Members) =>
  z.strictObject({
    ...sections,
    ...contacts,
    ...z.object(account).partial().shape,
    /** The house's own block, whether or not the company lets the person in. */
    blocked_by_house: z.boolean().optional(),
    person: z.strictObject({ ...profileOfPerson, ...z.object(person).partial().shape }).optional(),
    documents: documentFacts.optional(),
  });

/** What a call gives of a user: what is left out stays. Sections of other domains stand beside it by their keys. */
export interface ChangedUser {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly userType?: UserType | undefined;
  readonly roles?: readonly (number | string)[] | undefined;
  readonly blocked?: boolean | undefined;
  readonly blocked_by_house?: boolean | undefined;
  readonly company_id?: number | null | undefined;
  readonly branch_id?: number | null | undefined;
  readonly manager_id?: number | null | undefined;
  readonly person?: PersonGiven | undefined;
  readonly documents?: readonly { type: string; expires_on?: string | null; note?: string | null }[] | undefined;
}

/** What a call gives of a new user. */
export interface NewUser extends ChangedUser {
  readonly username: string;
  readonly email: string;
  readonly userType: UserType;
}
