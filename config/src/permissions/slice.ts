import type { Role } from './roles';

export const slicePermissions = {} as const satisfies Record<string, readonly Role[]>;
