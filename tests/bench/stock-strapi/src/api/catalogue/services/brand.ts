import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreService('api::catalogue.brand' as UID.ContentType);
