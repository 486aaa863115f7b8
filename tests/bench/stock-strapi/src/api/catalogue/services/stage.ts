import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreService('api::catalogue.stage' as UID.ContentType);
