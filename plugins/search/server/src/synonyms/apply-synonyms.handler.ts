import { service, type JobHandler } from '@mayorista/kernel';
import type {} from '../../../contract';

export const run: JobHandler<object> = ({ strapi }) => service(strapi, 'search.catalogue').applySynonyms();
