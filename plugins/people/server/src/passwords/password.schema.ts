import { PASSWORD_LENGTHS } from '@mayorista/config';
import { z } from 'zod';

const { characters, bytes } = PASSWORD_LENGTHS;

const newPassword = z
  .string()
  .min(characters)
  // What lies beyond would not count: bcrypt looks at so many bytes alone.
  .refine((text) => Buffer.byteLength(text) <= bytes, 'password_too_long');

export const forgotPasswordInput = z.object({ email: z.email('not_an_email').max(254) });

export const resetPasswordInput = z
  .object({ code: z.string().min(1).max(400), password: newPassword, passwordConfirmation: z.string() })
  .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    path: ['passwordConfirmation'],
    message: 'passwords_differ',
  });

export const changePasswordInput = z
  .object({ currentPassword: z.string().min(1).max(200), password: newPassword, passwordConfirmation: z.string() })
  .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    path: ['passwordConfirmation'],
    message: 'passwords_differ',
  })
  .refine(({ password, currentPassword }) => password !== currentPassword, {
    path: ['password'],
    message: 'password_unchanged',
  });
