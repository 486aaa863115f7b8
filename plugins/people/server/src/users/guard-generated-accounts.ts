import { randomBytes } from 'node:crypto';
import {
  enqueue,
  getActor,
  inTransaction,
  throwIfAny,
  type Actor,
  type Core,
  type FieldError,
} from '@mayorista/kernel';
import type { Context } from 'koa';
import { sendInvitationJob } from '../passwords/send-invitation';
import { setBlocked } from '../accounts/closures';
import { uids } from '../uids';

type Json = Record<string, unknown>;

/**
 * Keeps the panel's generated view of people from what its owner alone decides: it sets no password and changes no address. Whoever is
 * given an account there is sent the link by which they choose their password.
 */
export function guardGeneratedAccounts(strapi: Core.Strapi): void {
  inventPasswords(strapi);
  strapi.documents.use(async (context, next) => {
    const { action } = context;
    const isWrite = action === 'create' || action === 'update' || action === 'clone';
    if (context.uid !== uids.user || !isWrite) return next();
    const request = strapi.requestContext.get();
    if (request?.path.startsWith('/content-manager/') !== true) return next();
    const { data, documentId } = context.params as { data: Json; documentId?: string };
    const { inventedPassword } = request.state as Stated;
    if (inventedPassword !== undefined && data.password === inventedPassword) data.password = null;
    throwIfAny([...judgePassword(data), ...(action === 'update' ? await judgeAddress(strapi, data, documentId) : [])]);
    if (action === 'update')
      return changeAccount(strapi, getActor(request), { data, documentId }, next as () => Promise<never>);
    // What is copied from somebody must not let them in.
    data.password = null;
    return inTransaction(strapi, async (tx) => {
      const made = await next();
      const { id } = (action === 'clone' ? (made as { entries: { id: number }[] }).entries[0] : made) as { id: number };
      await enqueue(tx, sendInvitationJob, { user_id: id });
      return made;
    });
  });
}

interface Stated {
  readonly inventedPassword?: string;
}
interface AccountController {
  readonly create: (ctx: Context) => Promise<void>;
}
interface Controllers {
  extend(uid: string, change: (controller: AccountController) => AccountController): void;
}

/** Strapi creates nobody there without a password: it is given one that nobody knows, which goes before anything is written. */
function inventPasswords(strapi: Core.Strapi): void {
  const controllers = strapi.get('controllers') as unknown as Controllers;
  controllers.extend(uids.userController, (controller) => ({
    ...controller,
    create: (ctx) => {
      const body = (ctx.request as { body?: Json }).body ?? {};
      if (body.password == null || body.password === '') {
        body.password = randomBytes(32).toString('base64url');
        ctx.state.inventedPassword = body.password;
      }
      return controller.create(ctx);
    },
  }));
}

/** An empty field of the form says nothing. */
const judgePassword = ({ password }: Json): FieldError[] =>
  password == null || password === '' ? [] : [{ code: 'password_by_link', field: 'password' }];

async function judgeAddress(strapi: Core.Strapi, data: Json, documentId: string | undefined): Promise<FieldError[]> {
  if (data.email === undefined) return [];
  const row = (await strapi.db.query(uids.user).findOne({ where: { documentId }, select: ['email'] })) as {
    email: string;
  } | null;
  const isSame = row === null || String(data.email).toLowerCase() === row.email;
  return isSame ? [] : [{ code: 'email_by_request', field: 'email' }];
}

/** What somebody ticks or unticks there is the house's word alone: the company's, and a removal, stand. */
async function changeAccount<Changed>(
  strapi: Core.Strapi,
  actor: Actor,
  { data, documentId }: { readonly data: Json; readonly documentId: string | undefined },
  next: () => Promise<Changed>,
): Promise<Changed> {
  const { blocked: asked } = data;
  const row = (await strapi.db.query(uids.user).findOne({ where: { documentId }, select: ['id', 'blocked'] })) as {
    id: number;
    blocked: boolean | null;
  } | null;
  if (row === null || typeof asked !== 'boolean' || asked === Boolean(row.blocked)) return next();
  data.blocked = Boolean(row.blocked);
  return inTransaction(strapi, async (tx) => {
    const changed = await next();
    await setBlocked(tx, actor, row.id, asked);
    return changed;
  });
}
