import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreService('api::cart.cart-detail' as UID.ContentType);
