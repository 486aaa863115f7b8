export { formPage } from './form-page.server';
