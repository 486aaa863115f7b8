import type { Messages } from '@mayorista/kernel';

export const messages = {
  administrator_exists: 'Ya hay una cuenta del panel con este correo',
  password_too_simple: 'Usa letras y números',
} as const satisfies Messages;
