import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const roleType = z.enum([
  'public',
  'installer',
  'compliance',
  'marketing',
  'authenticated',
  'distributor',
  'secondary_user',
  'employee',
  'salesman',
  'storeman',
  'call_agent',
  'compras',
  'catalogo',
  'soporte',
]);

const roleName = z.enum([
  'Visitante',
  'Persona registrada',
  'Distribuidor',
  'Usuario secundario',
  'Empleado',
  'Vendedor',
  'Almacenista',
  'Instalador',
  'Agente de llamadas',
  'Compras',
  'Catálogo',
  'Mercadotecnia',
  'Soporte',
  'Cumplimiento NOM',
]);

const roleDescription = z.enum([
  'Sin iniciar sesión',
  'Con cuenta, todavía sin función',
  'Compra para su empresa',
  'Compra con el precio que fija su empresa',
  'Personal de la casa',
  'Atiende distribuidores y puede actuar en su nombre',
  'Surte y recibe en su sucursal',
  'Revende suscripciones',
  'Atiende llamadas y tickets',
  'Proveedores, órdenes de compra e importación',
  'Productos, precios y existencias',
  'Promociones, landings y avisos',
  'Tickets, llamadas y pedidos',
  'Certificados y fracciones arancelarias',
]);

const role = z
  .strictObject({ id: z.int(), type: roleType, name: roleName, description: roleDescription })
  .meta({ id: 'Role' });

export const roleListOutput = listOutput(role);

const permission = z.strictObject({ code: z.string(), roles: z.array(roleType) }).meta({ id: 'Permission' });

export const permissionListOutput = listOutput(permission);

export const userPermissionListOutput = listOutput(z.string());
