import { inSpanish } from '@mayorista/kernel/shared';
/** How goods reach their buyer, and how people call it. */
export const deliveryMethodWords = {
  branch_pickup: { es: 'Recoger en sucursal', en: 'Pick up at the branch' },
  delivery_office: { es: 'Ocurre: recoger en oficina de paquetería', en: 'Pick up at a parcel office' },
  own_carrier: { es: 'Paquetería de tu elección', en: 'Carrier of your choice' },
  home_delivery: { es: 'Entrega a domicilio', en: 'Home delivery' },
} as const;

/** The same in Spanish, as staff read it. */
export const deliveryMethodLabels = inSpanish(deliveryMethodWords);

export type DeliveryMethod = keyof typeof deliveryMethodWords;

export const deliveryMethods = Object.keys(deliveryMethodLabels) as readonly DeliveryMethod[];

export const isDeliveryMethod = (text: string): text is DeliveryMethod => Object.hasOwn(deliveryMethodLabels, text);
