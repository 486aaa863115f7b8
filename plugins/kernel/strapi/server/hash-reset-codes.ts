// What: Codes that reset passwords of the panel are stored as their hash.
// Why: Strapi keeps them in plain text for an hour, for whoever reads the database or a backup.
// Made for Strapi 5.54.0.

import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { strapiService } from '../../server/src/services/strapi-service';
import { expectMethods } from './expect-methods';

interface CodeHolder {
  readonly resetPasswordToken?: string | null;
}
interface PanelUsers {
  updateById: (id: number, attributes: CodeHolder) => Promise<unknown>;
}
interface PanelAuth {
  resetPassword: (given?: CodeHolder) => Promise<unknown>;
}

const hashed = <T extends CodeHolder>(holder: T): T =>
  typeof holder.resetPasswordToken === 'string'
    ? { ...holder, resetPasswordToken: createHash('sha256').update(holder.resetPasswordToken).digest('hex') }
    : holder;

/** Services whose codes are hashed: they outlive the server, and a code is hashed once. */
const hashing = new WeakSet<object>();

/**
 * Stores the codes that reset passwords of the panel as their hash: Strapi keeps them in plain text for an hour, for whoever reads the
 * database or a backup. They are 160 random bits, so a hash without salt tells nothing of them. Codes of before are good no more.
 */
export function hashResetCodes(strapi: Core.Strapi): void {
  const users = strapiService<PanelUsers>(strapi, 'admin::user');
  const auth = strapiService<PanelAuth>(strapi, 'admin::auth');
  expectMethods('admin::user', users, ['updateById']);
  expectMethods('admin::auth', auth, ['resetPassword']);
  if (hashing.has(users)) return;
  hashing.add(users);
  const { updateById } = users;
  users.updateById = (id, attributes) => updateById(id, hashed(attributes));
  const { resetPassword } = auth;
  auth.resetPassword = (given) => resetPassword(given === undefined ? given : hashed(given));
}
