import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const role = z
  .strictObject({
    id: z.int(),
    type: z.string().meta({ examples: ['distributor'] }),
    name: z.string().meta({ examples: ['Distribuidor'] }),
    description: z.string(),
    granted_by: z.string().optional().meta({ description: 'El permiso de quien puede darla' }),
  })
  .meta({ id: 'Role' });

export const roleListOutput = listOutput(role);

const permission = z
  .strictObject({
    code: z.string(),
    roles: z.array(z.string()),
    calls: z
      .array(z.string())
      .meta({ description: 'Lo que permite, en palabras', examples: [['Ajustar existencias']] }),
  })
  .meta({ id: 'Permission' });

export const permissionListOutput = listOutput(permission);

export const userPermissionListOutput = listOutput(z.string());
