import type { Door } from './told-fields';

/** Everybody of the house: the panel's roles by its door, the store's by theirs. */
export const askers: readonly (readonly [role: string, door: Door])[] = [
  ['compras', 'panel'],
  ['catalogo', 'panel'],
  ['marketing', 'panel'],
  ['soporte', 'panel'],
  ['cumplimiento', 'panel'],
  ['ventas', 'panel'],
  ['almacen', 'panel'],
  ['finanzas', 'panel'],
  ['rrhh', 'panel'],
  ['employee', 'store'],
  ['salesman', 'store'],
  ['storeman', 'store'],
  ['call_agent', 'store'],
  ['admin', 'store'],
];
