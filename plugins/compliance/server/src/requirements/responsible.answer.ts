import { z } from 'zod';
import { dataOutput, listOutput } from '@mayorista/kernel';

export const nomRequirementResponsable = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    is_active: z.boolean(),
    user_id: z.int().nullable(),
  })
  .meta({ id: 'NomResponsible' });

const nomSelectableUser = z
  .strictObject({ id: z.int(), name: z.string(), email: z.string() })
  .meta({ id: 'NomSelectableUser' });

export const nomSelectableUserListOutput = listOutput(nomSelectableUser);

export const nomRequirementResponsableOutput = dataOutput(nomRequirementResponsable);
