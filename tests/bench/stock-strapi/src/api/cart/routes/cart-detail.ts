import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreRouter('api::cart.cart-detail' as UID.ContentType);
