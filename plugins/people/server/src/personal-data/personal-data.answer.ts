import { z } from 'zod';
import { dayOutput, instantOutput, recordOutput } from '@mayorista/kernel';
import { userDocument } from '../../../shared';
import { heldRole } from '../access/access.answer';
import { profileMembers } from '../profiles/profile.answer';
import { userType } from '../users/user.answer';
import { withUserSections } from '../users/user-section.output';

type DocumentType = keyof typeof userDocument.fields.type.settings.options;
const documentTypes = Object.keys(userDocument.fields.type.settings.options) as [DocumentType, ...DocumentType[]];

const account = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  paternal_surname: z.string().nullable(),
  maternal_surname: z.string().nullable(),
  user_type: userType.nullable(),
  blocked: z.boolean(),
  removed_at: z.null(),
  company_id: z.int().nullable(),
  branch_id: z.int().nullable(),
  manager_id: z.int().nullable(),
  birthdate: dayOutput.nullable(),
});

const personalData = z.strictObject({
  generated_at: instantOutput,
  account,
  profile: z.strictObject(profileMembers),
  documents: z.array(
    z.strictObject({
      id: z.int(),
      type: z.enum(documentTypes),
      expires_on: dayOutput.nullable(),
      note: z.string().nullable(),
    }),
  ),
  roles: z.array(heldRole),
  sessions: z.array(
    z.strictObject({
      started_at: instantOutput,
      used_at: instantOutput,
      browser: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
});

export const personalDataOutput = recordOutput(
  withUserSections(personalData, { id: 'PersonalData', description: 'Todo lo que se guarda de una persona' }),
);

export const erasedPersonOutput = recordOutput(z.strictObject({ id: z.int() }));
