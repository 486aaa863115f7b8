export { brandsOf, divisionsOf } from './frame.api.server';
