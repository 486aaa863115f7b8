import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreController('api::catalogue.product' as UID.ContentType);
