/** The one typed configuration: everything else imports from here; it imports nothing of the project. */
export * from './src/constants';
export * from './src/env';
export * from './src/locales';
export * from './src/order';
export * from './src/payment-links';
export * from './src/places';
export * from './src/permissions';
export * from './src/providers';
export * from './src/require-environment';
export * from './src/postgres-tools';
export * from './src/secrets';
