import type { Context } from 'koa';
import { adminRoleOf, codesFor, isRole } from '@mayorista/config';
import { isPanelCall } from '../http/panel-call';
import type { Actor } from './actor';
import { anonymousActor } from './identity';

interface AdminUser {
  readonly id: number;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly email?: string;
  readonly roles?: readonly { readonly code: string }[];
}

/** Returns the actor of a request, authenticated by a REST token, an API token or the admin panel's session. */
export function getActor(ctx: Context): Actor {
  const known = ctx.state.actor as Actor | undefined;
  if (known !== undefined) return known;
  const actor = readActor(ctx);
  ctx.state.actor = actor;
  return actor;
}

function readActor(ctx: Context): Actor {
  const strategy = (ctx.state.auth as { strategy?: { name?: string } } | undefined)?.strategy?.name;
  if (isPanelCall(ctx) && ctx.state.user) return staffActor(ctx.state.user as AdminUser);
  if (strategy === 'content-api-token') return tokenActor(ctx.state.auth.credentials as { id: number; name: string });
  return anonymousActor();
}

/** Cuts a name to the width of the columns that store who did something. */
const storable = (name: string): string => name.slice(0, 255);

function staffActor(user: AdminUser): Actor {
  const codes = (user.roles ?? []).map((role) => role.code);
  const isSuperAdmin = codes.includes('strapi-super-admin');
  const roles = codes.map(adminRoleOf).filter(isRole);
  return {
    kind: 'staff',
    id: user.id,
    name: storable([user.firstname, user.lastname].filter(Boolean).join(' ') || (user.email ?? 'Personal')),
    roles,
    can: isSuperAdmin ? new Set(['*']) : new Set(roles.flatMap((role) => [...codesFor(role)])),
    companyId: null,
    branchId: null,
    onBehalf: null,
  };
}

/** Builds the actor of an API token. Strapi has checked the token against the route's action, so the actor may do everything within it. */
const tokenActor = (token: { id: number; name: string }): Actor => ({
  kind: 'token',
  id: token.id,
  name: storable(`API: ${token.name}`),
  roles: [],
  can: new Set(['*']),
  companyId: null,
  branchId: null,
  onBehalf: null,
});
