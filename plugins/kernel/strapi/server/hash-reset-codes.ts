// What: Codes that reset passwords of the panel are stored as their hash; they, and those of invitations, are used once.
// Why: Strapi keeps the former in plain text for an hour, for whoever reads the database or a backup, and serves everybody who
// uses one code at the same moment.
// Made for Strapi 5.54.0.

import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { strapiService } from '../../server/src/services/strapi-service';
import { getKnex } from '../../server/src/transactions/in-transaction';
import { expectMethods } from './expect-methods';

interface CodeHolder {
  readonly resetPasswordToken?: string | null;
}
interface Invited {
  readonly registrationToken?: string | null;
}
interface PanelUsers {
  updateById: (id: number, attributes: CodeHolder) => Promise<unknown>;
  register: (given: Invited) => Promise<unknown>;
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

/** The server that runs now: the services outlive the one for which they were changed. */
let running: Core.Strapi;

/**
 * Stores the codes that reset passwords of the panel as their hash: Strapi keeps them in plain text for an hour, for whoever reads the
 * database or a backup. They are 160 random bits, so a hash without salt tells nothing of them. Codes of before are good no more. Each
 * code, and each invitation, is somebody's who uses it first: Strapi takes it away only after it has set the password.
 */
export function hashResetCodes(strapi: Core.Strapi): void {
  const users = strapiService<PanelUsers>(strapi, 'admin::user');
  const auth = strapiService<PanelAuth>(strapi, 'admin::auth');
  expectMethods('admin::user', users, ['updateById', 'register']);
  expectMethods('admin::auth', auth, ['resetPassword']);
  running = strapi;
  if (hashing.has(users)) return;
  hashing.add(users);
  const { updateById } = users;
  users.updateById = (id, attributes) => updateById(id, hashed(attributes));
  const { resetPassword } = auth;
  auth.resetPassword = async (given = {}) => {
    const code = hashed(given);
    return once('reset_password_token', code.resetPasswordToken, (resetPasswordToken) =>
      resetPassword({ ...code, resetPasswordToken }),
    );
  };
  const { register } = users;
  users.register = (given) =>
    once('registration_token', given.registrationToken, (registrationToken) =>
      register({ ...given, registrationToken }),
    );
}

type Code = string | null | undefined;

/**
 * Uses a code under a name that nobody else knows: whoever comes at the same moment finds none any more. What is refused for another
 * reason leaves the code as it was.
 */
async function once<Done>(
  column: 'reset_password_token' | 'registration_token',
  code: Code,
  use: (code: Code) => Promise<Done>,
): Promise<Done> {
  if (typeof code !== 'string') return use(code);
  const holder = (token: string) => getKnex(running)('admin_users').where({ [column]: token });
  const claimed = `${code}:${randomUUID()}`;
  const isMine = (await holder(code).update({ [column]: claimed })) > 0;
  try {
    return await use(isMine ? claimed : code);
  } catch (error) {
    await holder(claimed).update({ [column]: code });
    throw error;
  }
}
