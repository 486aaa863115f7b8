import { fileOutput } from '@mayorista/kernel';

export const saleOrderDownloadOutput = fileOutput([
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);
