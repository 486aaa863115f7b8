/** The content type of people, which is Strapi's own. */
export const personUid = 'plugin::users-permissions.user';
