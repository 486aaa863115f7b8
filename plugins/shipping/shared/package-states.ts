/** Where a package is, and how people call it. */
export const packageStateLabels = {
  unknown: 'Sin información',
  pre_transit: 'Por recolectar',
  transit: 'En camino',
  delivered: 'Entregado',
  failure: 'Con un problema de entrega',
} as const;
