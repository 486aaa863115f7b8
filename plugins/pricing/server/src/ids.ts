export { pathId as idOf } from '@mayorista/kernel';
