/** Roles of the store and the API: users-permissions role types. */
export const storeRoles = [
  { type: 'public', name: 'Visitante', description: 'Sin iniciar sesión' },
  { type: 'authenticated', name: 'Persona registrada', description: 'Con cuenta, todavía sin función' },
  { type: 'distributor', name: 'Distribuidor', description: 'Compra para su empresa' },
  { type: 'secondary_user', name: 'Usuario secundario', description: 'Compra con el precio que fija su empresa' },
  { type: 'employee', name: 'Empleado', description: 'Personal de la casa' },
  { type: 'salesman', name: 'Vendedor', description: 'Atiende distribuidores y puede actuar en su nombre' },
  { type: 'storeman', name: 'Almacenista', description: 'Surte y recibe en su sucursal' },
  { type: 'installer', name: 'Instalador', description: 'Revende suscripciones' },
  { type: 'call_agent', name: 'Agente de llamadas', description: 'Atiende llamadas y tickets' },
  { type: 'client', name: 'Cliente', description: 'Tiene cuenta y no compra para una empresa' },
  { type: 'admin', name: 'Administrador', description: 'Administra personas, puestos y accesos' },
] as const;

/** Roles of the admin panel; `code` is the panel's own role code. */
export const panelRoles = [
  {
    type: 'compras',
    code: 'mayorista-compras',
    name: 'Compras',
    description: 'Proveedores, órdenes de compra e importación',
  },
  { type: 'catalogo', code: 'mayorista-catalogo', name: 'Catálogo', description: 'Productos, precios y existencias' },
  {
    type: 'marketing',
    code: 'mayorista-marketing',
    name: 'Mercadotecnia',
    description: 'Promociones, landings y avisos',
  },
  { type: 'soporte', code: 'mayorista-soporte', name: 'Soporte', description: 'Tickets, llamadas y pedidos' },
  {
    type: 'compliance',
    code: 'mayorista-cumplimiento',
    name: 'Cumplimiento NOM',
    description: 'Certificados y fracciones arancelarias',
  },
  { type: 'ventas', code: 'mayorista-ventas', name: 'Ventas', description: 'Pedidos, cotizaciones y clientes' },
  { type: 'almacen', code: 'mayorista-almacen', name: 'Almacén', description: 'Surtido, embarques y devoluciones' },
  {
    type: 'finanzas',
    code: 'mayorista-finanzas',
    name: 'Finanzas',
    description: 'Comprobantes, facturas, crédito y monedero',
  },
  {
    type: 'rrhh',
    code: 'mayorista-rrhh',
    name: 'Recursos humanos',
    description: 'Empleados, contratos, vacaciones y organigrama',
  },
] as const;

/** Store roles of people who work for the house; everybody else of the store is a customer, or will be one. */
export const houseRoles = [
  'employee',
  'salesman',
  'storeman',
  'call_agent',
  'admin',
] as const satisfies readonly StoreRole[];

/** Store roles of whoever has an account. */
export const personRoles = [
  'authenticated',
  'distributor',
  'secondary_user',
  'employee',
  'salesman',
  'storeman',
  'installer',
  'call_agent',
  'client',
  'admin',
] as const satisfies readonly StoreRole[];

export type StoreRole = (typeof storeRoles)[number]['type'];
export type PanelRole = (typeof panelRoles)[number]['type'];
export type Role = StoreRole | PanelRole;

const ofTheHouse = new Set<string>([...houseRoles, ...panelRoles.map(({ type }) => type)]);
const types = new Set<string>([...storeRoles, ...panelRoles].map(({ type }) => type));

export const isRole = (text: string): text is Role => types.has(text);
/** Whether somebody who holds these roles works for the house. */
export const isOfTheHouse = (roles: readonly string[]): boolean => roles.some((role) => ofTheHouse.has(role));
/** The house's role behind a panel role code; the code itself when it is none of ours. */
export const adminRoleOf = (code: string): string => panelRoles.find((role) => role.code === code)?.type ?? code;
