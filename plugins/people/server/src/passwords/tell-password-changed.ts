import { inTransaction, now, sendMail, type Core } from '@mayorista/kernel';

/** Tells the owner of an account, by mail, that its password is another one. */
export async function tellPasswordChanged(
  strapi: Core.Strapi,
  kind: string,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  await inTransaction(strapi, (tx) =>
    sendMail(tx, {
      isSafeToKeep: true,
      key: `password-changed:${kind}:${id}:${now().getTime()}`,
      to: email,
      subject: 'Tu contraseña cambió',
      text: [
        'La contraseña de tu cuenta de Mayorista acaba de cambiar, y las sesiones que estaban abiertas se cerraron.',
        '',
        'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, restablécela ahora desde «¿Olvidaste tu contraseña?» y avisa a tu ejecutivo de ventas.',
      ].join('\n'),
      tag: 'password-changed',
    }),
  );
}
