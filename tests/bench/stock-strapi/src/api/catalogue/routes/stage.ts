import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreRouter('api::catalogue.stage' as UID.ContentType);
