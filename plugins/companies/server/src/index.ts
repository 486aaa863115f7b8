import { definePlugin } from '@mayorista/kernel';

export default definePlugin({ name: 'companies' });
