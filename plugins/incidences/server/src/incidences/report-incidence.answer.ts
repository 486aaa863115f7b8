import { recordOutput } from '@mayorista/kernel';
import { incidences } from './incidence.record';

export const incidenceOutput = recordOutput(incidences.outputs.one);
