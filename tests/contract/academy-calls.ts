import { create, get, remove, send, type Call } from './call';

const training = {
  name: 'Curso de contrato',
  category_id: '{courseCategory}',
  brand_ids: ['{anyBrand}'],
  url: 'https://universidad.mayorista.test/contrato',
  description: 'De qué trata',
};
const student = { name: 'Alumna de contrato', email: 'alumna-de-contrato@prueba.test' };

/** Trainings (spec people-and-crm 7, Surveys and trainings), students and courses (spec storefront 7, Secondary users and students). */
export const academyCalls: readonly Call[] = [
  get('/api/tvc-university-course-categories', 'anonymous'),
  create('/api/trainings', training),
  get('/api/trainings', 'token'),
  get('/api/trainings/{training}', 'token', 'record'),
  send('PATCH', '/api/trainings/{training}', { hours: 3 }),
  send('PATCH', '/api/training-status/{training}', { status: 1 }),
  get('/api/tvc-university-courses', 'anonymous'),
  send('PATCH', '/api/training-status/{training}', { status: 0 }),
  remove('/api/trainings/{training}'),
  create('/api/tvc-university-students', student, { who: 'distribuidor' }),
  get('/api/tvc-university-students', 'distribuidor'),
  send('PUT', '/api/tvc-university-students/{student}', { name: 'Otro nombre' }, { who: 'distribuidor' }),
  send('PUT', '/api/tvc-university-student-access/{student}', { has_access: false }, { who: 'distribuidor' }),
  get('/api/tvc-university-student-grades', 'distribuidor'),
  remove('/api/tvc-university-students/{student}'),
];
