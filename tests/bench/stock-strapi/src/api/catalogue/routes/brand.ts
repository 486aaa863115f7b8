import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreRouter('api::catalogue.brand' as UID.ContentType);
