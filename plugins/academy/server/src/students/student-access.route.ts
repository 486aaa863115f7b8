import {
  answerRecord,
  changeShaped,
  defineRoute,
  inTransaction,
  pathId,
  recordOutput,
  yesOrNo,
} from '@mayorista/kernel';
import { z } from 'zod';
import { universityStudents } from './university-student.record';

/** Lets a student into the courses, or out of them (spec storefront 7, Secondary users and students). */
export const studentAccessRoute = defineRoute({
  method: 'PUT',
  path: '/tvc-university-student-access/:id',
  noun: 'tvc-university-student-access',
  action: 'update',
  needs: 'university-students.write',
  summary: 'Dar o quitar a un alumno el acceso a los cursos',
  input: z.strictObject({ has_access: yesOrNo }),
  output: recordOutput(universityStudents.outputs.one),
  async handle(request) {
    const { strapi, actor, params, input } = request;
    const id = pathId(params);
    await inTransaction(strapi, (tx) => changeShaped(universityStudents, tx, actor, { id, input, expected: null }));
    return answerRecord(universityStudents, request, id);
  },
});
