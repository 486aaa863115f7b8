/** Business constants of every domain: nothing here reads the environment, so the browser may import it. */
export * from './kernel';
export * from './reference';
export * from './people';
export * from './companies';
export * from './catalogue';
export * from './pricing';
export * from './inventory';
export * from './search';
export * from './marketing';
export * from './purchasing';
export * from './sales';
export * from './billing';
export * from './engagement';
export * from './notifications';
export * from './workforce';
export * from './cart';
export * from './store';
