/** How goods reach their buyer, and how people call it. */
export const deliveryMethodLabels = {
  branch_pickup: 'Recoger en sucursal',
  delivery_office: 'Ocurre: recoger en oficina de paquetería',
  own_carrier: 'Paquetería de tu elección',
  home_delivery: 'Entrega a domicilio',
} as const;

export type DeliveryMethod = keyof typeof deliveryMethodLabels;

export const deliveryMethods = Object.keys(deliveryMethodLabels) as readonly DeliveryMethod[];

export const isDeliveryMethod = (text: string): text is DeliveryMethod => Object.hasOwn(deliveryMethodLabels, text);
