import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreService('api::catalogue.category' as UID.ContentType);
