import { z } from 'zod';
import {
  defineRoute,
  emptyOutput,
  now,
  pathId,
  reject,
  service,
  throwIfAny,
  type RouteDefinition,
  yesOrNo,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { judgeBuying } from '../companies/judge-buying';
import { answer } from './secondary-user.routes';
import { changeSecondaryUser, mailInvitation } from './secondary-user.service';
import { saveSecondaryUser } from './secondary-user.store';
import { secondaryUserOutput } from './secondary-user.answer';

const write = 'secondary-users.write';

/** Ends and opens a secondary user's way in: disabled and restored, login permit, invitation again (spec storefront 4). */
export const accessRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'DELETE',
    path: '/secondary-users/:id',
    noun: 'secondary-users',
    action: 'remove',
    needs: write,
    summary: 'Deshabilitar a un usuario secundario',
    output: emptyOutput,
    async handle({ strapi, actor, params }) {
      const id = pathId(params);
      await changeSecondaryUser({ strapi, actor }, id, {
        action: 'disabled',
        async change(tx, { company_id: companyId, disabled_at: before, can_login: couldLogin }) {
          if (before !== null) reject('secondary_user_disabled');
          await saveSecondaryUser(tx, { userId: id, companyId }, { disabled_at: now(), disabled_by: actor.name });
          await service(strapi, 'people.accounts').followCompany(tx, id, couldLogin);
        },
      });
      return { data: null, meta: {} };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/disabled-secondary-users/:id',
    noun: 'disabled-secondary-users',
    action: 'restore',
    needs: write,
    summary: 'Restaurar a un usuario secundario',
    output: secondaryUserOutput,
    async handle({ strapi, actor, params }) {
      const id = pathId(params);
      await changeSecondaryUser({ strapi, actor }, id, {
        action: 'restored',
        async change(tx, { company_id: companyId, disabled_at: before }) {
          if (before === null) reject('secondary_user_enabled');
          await saveSecondaryUser(tx, { userId: id, companyId }, { disabled_at: null, disabled_by: null });
          await service(strapi, 'people.accounts').followCompany(tx, id, false);
        },
      });
      return answer({ strapi, actor }, id);
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/secondary-user-can-login-permits/:id',
    noun: 'secondary-user-can-login-permits',
    action: 'update',
    needs: write,
    summary: 'Permitir o impedir que un usuario secundario inicie sesión',
    input: z.strictObject({ can_login: yesOrNo }),
    output: secondaryUserOutput,
    async handle({ strapi, actor, params, input: { can_login: canLogin } }) {
      const id = pathId(params);
      await changeSecondaryUser({ strapi, actor }, id, {
        action: canLogin ? 'login-permitted' : 'login-refused',
        async change(tx, { company_id: companyId, disabled_at: disabledAt, can_login: couldLogin }) {
          if (disabledAt !== null) reject('secondary_user_disabled');
          await saveSecondaryUser(tx, { userId: id, companyId }, { can_login: canLogin });
          await service(strapi, 'people.accounts').followCompany(tx, id, couldLogin);
        },
      });
      return answer({ strapi, actor }, id);
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/secondary-user-invitations/:id',
    noun: 'secondary-user-invitations',
    action: 'send',
    needs: write,
    summary: 'Enviar otra vez la invitación',
    output: secondaryUserOutput,
    async handle({ strapi, actor, params }) {
      const id = pathId(params);
      await changeSecondaryUser({ strapi, actor }, id, {
        action: 'invited',
        async change(tx, row) {
          if (row.has_password) reject('invitation_accepted');
          if (row.disabled_at !== null || !row.can_login) reject('secondary_user_disabled');
          throwIfAny(await judgeBuying(strapi, row.company_id));
          await saveSecondaryUser(tx, { userId: id, companyId: row.company_id }, { invited_at: now() });
          await mailInvitation(tx, actor, { userId: id, email: row.email });
        },
      });
      return answer({ strapi, actor }, id);
    },
  }),
];
