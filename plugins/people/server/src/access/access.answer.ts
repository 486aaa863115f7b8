import { z } from 'zod';
import { listOutput, recordOutput } from '@mayorista/kernel';

export const heldRole = z
  .strictObject({
    type: z.string().meta({ examples: ['salesman'] }),
    name: z.string().meta({ examples: ['Vendedor'] }),
    source: z.string().meta({ description: 'De dónde le viene', examples: ['Puesto: Gerente de ventas'] }),
  })
  .meta({ id: 'HeldRole' });

const userAccess = z
  .strictObject({
    id: z.int(),
    full_name: z.string(),
    username: z.string(),
    is_blocked: z.boolean(),
    roles: z.array(heldRole),
    permissions: z.array(z.strictObject({ code: z.string(), because: z.array(heldRole) })),
  })
  .meta({ id: 'UserAccess' });

export const userAccessOutput = recordOutput(userAccess);

const permissionHolder = z
  .strictObject({ id: z.int(), full_name: z.string(), username: z.string(), because: z.array(heldRole) })
  .meta({ id: 'PermissionHolder' });

export const permissionHolderListOutput = listOutput(permissionHolder).extend({
  is_public: z.boolean().meta({ description: 'Lo tiene todo el mundo' }),
  roles: z.array(z.string()),
});
