import { recordOutput } from '@mayorista/kernel';
import { transfers } from './transfer.record';

export const transferOutput = recordOutput(transfers.outputs.one);
