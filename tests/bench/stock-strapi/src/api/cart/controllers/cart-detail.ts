import { factories, type UID } from '@strapi/strapi';

export default factories.createCoreController('api::cart.cart-detail' as UID.ContentType);
