import { findableOfResource, type Core, type Findable } from '@mayorista/kernel';
import { userResource } from './user.resource';

/** People with an account, by name, e-mail, user name, and by RFC and telephone for who may read those. */
export const findablePeople = (strapi: Core.Strapi): Findable =>
  findableOfResource(strapi, {
    definition: userResource.definition,
    found: {
      key: 'users',
      label: ['Persona', 'personas'],
      words: ['usuario', 'usuarios', 'comprador', 'contacto'],
      // The page of a person.
      needs: ['users.write'],
      keys: [
        { column: 'username', by: 'code' },
        { column: 'email', by: 'code' },
        { column: 'rfc', by: 'code' },
        { column: 'telephone_digits', by: 'digits' },
      ],
      show: async (_context, rows) =>
        rows.map((row) => ({
          id: Number(row.id),
          title:
            [row.name, row.paternal_surname, row.maternal_surname].filter(Boolean).join(' ') || String(row.username),
          detail: [row.user_type === 'employee' ? 'Personal' : 'Cliente', row.email].filter(Boolean).join(' · '),
          to: `/plugins/workforce/usuarios/${String(row.id)}`,
        })),
    },
  });
