import { fileOutput } from '@mayorista/kernel';

export const saleOrderPrintOutput = fileOutput('application/pdf');
