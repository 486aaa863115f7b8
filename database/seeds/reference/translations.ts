import { t, type Text } from '../text';

/** A few texts that the translations call serves by locale; staff edit and add others. */
export const translations: { key: string; text: Text }[] = [
  { key: 'store.add_to_cart', text: t('Agregar al carrito', 'Add to cart') },
  { key: 'store.in_stock', text: t('En existencia', 'In stock') },
  { key: 'store.out_of_stock', text: t('Sin existencia', 'Out of stock') },
  { key: 'store.in_transit', text: t('En tránsito', 'In transit') },
  { key: 'store.list_price', text: t('Precio de lista', 'List price') },
  { key: 'store.distributor_price', text: t('Precio distribuidor', 'Distributor price') },
  { key: 'store.guarantee', text: t('Garantía', 'Warranty') },
  { key: 'store.related', text: t('Productos relacionados', 'Related products') },
  { key: 'store.replacement', text: t('Producto que lo reemplaza', 'Replacement') },
  { key: 'store.pick_up', text: t('Recoger en sucursal', 'Pick up at branch') },
  { key: 'product_type_physical', text: t('Producto', 'Product') },
  { key: 'product_type_subscription', text: t('Suscripción', 'Subscription') },
];
