import { fileOutput } from '@mayorista/kernel';

export const productTagOutput = fileOutput('application/zip');
