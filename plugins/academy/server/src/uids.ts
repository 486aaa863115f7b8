import { studentGrade, training, universityStudent } from '../../shared';

export const tables = {
  trainingBrand: 'training_brands',
  training: training.table,
  student: universityStudent.table,
  grade: studentGrade.table,
} as const;
