import type { Role } from '../roles';

const buyers = ['distributor', 'secondary_user'] as const satisfies readonly Role[];
const desk = ['soporte', 'compras', 'salesman', 'storeman', 'call_agent'] as const satisfies readonly Role[];

/** Incidences: buyers report what is wrong with their orders, the desk judges and settles, the warehouse receives (spec storefront 7). */
export const incidencesPermissions = {
  'incidences.read': [...buyers, ...desk],
  'incidences.write': [...buyers, 'soporte', 'salesman'],
  // What both sides write to each other about one.
  'incidence-comments.write': [...buyers, 'soporte', 'salesman', 'storeman', 'call_agent'],
  'incidences.judge': ['soporte'],
  'incidences.receive': ['soporte', 'storeman'],
  // A credit note or free pieces: money of the house.
  'incidences.resolve': ['soporte'],
  'incidence-types.read': [...buyers, ...desk],
  'incidence-types.write': ['soporte'],
  'incidence-departments.read': [...buyers, ...desk],
  'incidence-departments.write': ['soporte'],
} as const satisfies Record<string, readonly Role[]>;
