import type { Core } from '@strapi/strapi';

/** Open to everybody, so that no time goes into asking who it is. Relations are shown and filtered by only where their type may be read. */
const open = [
  ...['product', 'brand', 'category', 'stage'].map((type) => `api::catalogue.${type}.find`),
  'plugin::upload.content-api.find',
  'api::cart.cart-detail.create',
];

export default {
  register(): void {},
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const role = (await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })) as {
      id: number;
    };
    for (const action of open) {
      const permission = { action, role: role.id };
      const known = await strapi.db.query('plugin::users-permissions.permission').findOne({ where: permission });
      if (known === null) await strapi.db.query('plugin::users-permissions.permission').create({ data: permission });
    }
  },
};
