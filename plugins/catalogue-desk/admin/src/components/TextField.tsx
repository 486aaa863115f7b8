export { TextField } from '@mayorista/kernel/panel';
