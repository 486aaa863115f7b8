import { z } from 'zod';
import { userTypes, type UserType } from '../../../shared';

export const userType = z.enum(Object.keys(userTypes) as [UserType, ...UserType[]]);

export const user = z
  .strictObject({
    id: z.int(),
    full_name: z.string(),
    username: z.string(),
    email: z.string(),
    blocked: z.boolean(),
    user_type: userType.nullable(),
    person: z.strictObject({
      name: z.string().nullable(),
      paternal_surname: z.string().nullable(),
      maternal_surname: z.string().nullable(),
      birthdate: z.string().nullable().optional(),
    }),
    company_id: z.int().nullable(),
    branch_id: z.int().nullable(),
    rfc: z.string().nullable().optional(),
    manager_id: z.int().nullable().optional(),
    roles: z.array(z.strictObject({ type: z.string(), name: z.string() })),
  })
  .meta({ id: 'User' });
