/** People with access, as the content manager names them. */
export const people = 'plugin::users-permissions.user';
