import { inSpanish } from '@mayorista/kernel/shared';
/** Where a package is, and how people call it. */
export const packageStateWords = {
  unknown: { es: 'Sin información', en: 'No information' },
  pre_transit: { es: 'Por recolectar', en: 'To be collected' },
  transit: { es: 'En camino', en: 'On its way' },
  delivered: { es: 'Entregado', en: 'Delivered' },
  failure: { es: 'Con un problema de entrega', en: 'Delivery problem' },
} as const;

/** The same in Spanish, as staff read it. */
export const packageStateLabels = inSpanish(packageStateWords);
