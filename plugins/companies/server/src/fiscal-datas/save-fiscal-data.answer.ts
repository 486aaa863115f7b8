import { recordOutput } from '@mayorista/kernel';
import { companyFiscalDatas } from './company-fiscal-data.record';

export const companyFiscalDataOutput = recordOutput(companyFiscalDatas.outputs.one);
