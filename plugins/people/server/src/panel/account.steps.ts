import { rowsExist, type SetupStep } from '@mayorista/kernel';
import { tables } from '../uids';

export const accountSteps: readonly SetupStep[] = [
  {
    key: 'panel-accounts',
    label: 'Invita a tu equipo al panel',
    detail: 'Una cuenta por persona, con el rol de su trabajo: Catálogo, Compras, Marketing, Soporte o Cumplimiento.',
    needs: 'installation.write',
    to: '/settings/users?pageSize=10&page=1&sort=firstname',
    isDone: (strapi) => rowsExist(strapi, tables.adminUser, (accounts) => accounts.offset(1)),
  },
  {
    key: 'first-person',
    label: 'Da acceso a la tienda a la primera persona',
    detail: 'Con su empresa y su rol; le llega un enlace para elegir su contraseña.',
    needs: 'installation.write',
    to: '/content-manager/collection-types/plugin::users-permissions.user',
    isDone: (strapi) => rowsExist(strapi, tables.user, (people) => people.whereNotNull('company_id')),
  },
];
