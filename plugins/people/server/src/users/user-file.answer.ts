import { z } from 'zod';
import { namedOutput, recordOutput } from '@mayorista/kernel';
import { profileMembers } from '../profiles/profile.answer';
import { user, userType } from './user.answer';
import { withUserSections } from './user-section.output';

const { addresses, emails, telephones, ...personMembers } = profileMembers;
const ownRole = namedOutput.extend({ type: z.string() }).meta({ id: 'OwnRole' });

/** A person with access; what stands in their profile, for whoever may read it. */
const userFile = user.extend({
  pending_email: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'El correo que espera a que lo confirmen desde él' }),
  userType: userType.nullable().optional(),
  manager: namedOutput.nullable().optional(),
  person: user.shape.person.extend(z.strictObject(personMembers).partial().shape),
  ...z.strictObject({ addresses, emails, telephones }).partial().shape,
  roles: z.array(ownRole),
});

export const userOutput = recordOutput(
  withUserSections(userFile, {
    id: 'UserFile',
    description: 'Una persona con acceso; con sus datos para quien los lleva',
  }),
);

export const userRolesOutput = recordOutput(z.strictObject({ id: z.int(), roles: z.array(ownRole) }));
