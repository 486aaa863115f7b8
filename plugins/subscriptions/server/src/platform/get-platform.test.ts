import { forgetEnvironment } from '@mayorista/config';
import { afterEach, expect, test, vi } from 'vitest';
import { getPlatform } from './get-platform';

const secrets = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'SESSION_SECRET',
  'ENCRYPTION_KEY',
  'SEARCH_MASTER_KEY',
];

afterEach(() => {
  vi.unstubAllEnvs();
  forgetEnvironment();
});

test('in production nothing is subscribed to at a demonstration: the platform must be given', () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const name of secrets) vi.stubEnv(name, 'una-clave-larga-0123456789,otra-clave-larga-0123456789');
  forgetEnvironment();
  expect(() => getPlatform(null as never)).toThrow('Por ahora no se contratan suscripciones en línea.');
  vi.stubEnv('MONITORING_URL', 'https://plataforma.example.com/api');
  vi.stubEnv('MONITORING_TOKEN', 'secreto');
  forgetEnvironment();
  expect(getPlatform(null as never).isDemo).toBe(false);
});
