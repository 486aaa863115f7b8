import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreController('api::catalogue.stage' as UID.ContentType);
