import type { StrapiRoute } from '@mayorista/kernel';
import { z } from 'zod';
import { changePasswordInput, forgotPasswordInput, resetPasswordInput } from '../passwords/password.schema';

const tokens = {
  jwt: z
    .string()
    .meta({ description: 'Va en la cabecera `Authorization: Bearer …`; dura poco', examples: ['eyJhbGciOi…'] }),
  refreshToken: z
    .string()
    .meta({ description: 'Renueva los dos con `POST /api/auth/refresh`', examples: ['eyJ0eXAiOi…'] }),
};

const user = z.strictObject({ id: z.int(), username: z.string(), email: z.string() });

/** The tokens of a session. */
const tokensOutput = z.strictObject(tokens).meta({ id: 'SessionTokens' });

/** A new session with whose it is. */
const sessionOutput = z.strictObject({ ...tokens, user }).meta({ id: 'Session' });

/** Strapi's own answer to a login, which tells more of the account than other calls do. */
const loginOutput = z.strictObject({ ...tokens, user: z.looseObject(user.shape) }).meta({ id: 'Login' });

const doneOutput = z.strictObject({ ok: z.literal(true) }).meta({ id: 'Done' });

const loginInput = z.object({
  identifier: z.string().meta({ description: 'Correo o nombre de usuario', examples: ['distribuidor@demo.test'] }),
  password: z.string(),
  rememberMe: z.boolean().optional().meta({ description: 'La sesión dura aunque se cierre el navegador' }),
});

/** The calls of sessions and passwords, which stand at Strapi's addresses. */
export const loginRoutes: readonly StrapiRoute[] = [
  { method: 'POST', path: '/auth/local', summary: 'Iniciar sesión', input: loginInput, output: loginOutput },
  {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Renovar los tokens de una sesión',
    input: z.object({ refreshToken: z.string() }),
    output: tokensOutput,
  },
  {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Cerrar la sesión, o con `scope: all` todas las de la persona',
    input: z.object({ scope: z.enum(['all']).optional() }),
    output: doneOutput,
  },
  {
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Pedir por correo un código para una contraseña nueva',
    input: forgotPasswordInput,
    output: doneOutput,
  },
  {
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Poner una contraseña nueva con el código del correo',
    input: resetPasswordInput,
    output: sessionOutput,
  },
  {
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Cambiar la propia contraseña',
    input: changePasswordInput,
    output: sessionOutput,
  },
];
