import { recordOutput } from '@mayorista/kernel';
import { certs } from './cert.record';

export const nomCertOutput = recordOutput(certs.outputs.one);
