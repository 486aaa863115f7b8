import { fileOutput } from '@mayorista/kernel';

export const multiSearchOutput = fileOutput([]);
