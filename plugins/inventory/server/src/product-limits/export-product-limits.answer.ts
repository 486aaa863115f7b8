import { fileOutput } from '@mayorista/kernel';

export const exportProductLimitOutput = fileOutput('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
