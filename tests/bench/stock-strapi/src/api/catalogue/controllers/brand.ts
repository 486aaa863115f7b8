import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreController('api::catalogue.brand' as UID.ContentType);
