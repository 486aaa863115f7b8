import { createOnly, day, defineShape, quantity, reference, text } from '@mayorista/kernel/shape';
import { training } from './training.shape';
import { universityStudent } from './university-student.shape';

/** Grade of a student in a course, out of a hundred; each examination is a grade of its own. */
export const studentGrade = defineShape({
  name: 'student-grade',
  domain: 'academy',
  label: ['una calificación', 'calificaciones'],
  fields: {
    student: createOnly(reference(universityStudent, { label: 'Alumno', required: true, onRemove: 'remove' })),
    training: createOnly(reference(training, { label: 'Curso', required: true })),
    grade: quantity({ label: 'Calificación', max: 100, required: true }),
    taken_on: day({ label: 'Fecha del examen', required: true, beginsToday: true }),
    note: text({ label: 'Observaciones', max: 500 }),
  },
  unique: [['student', 'training', 'taken_on']],
  hidden: true,
  list: {
    columns: ['id', 'student', 'training', 'grade', 'taken_on'],
    filters: ['student', 'training', 'taken_on'],
    search: ['student.name', 'training.name'],
    order: ['taken_on', 'desc'],
  },
});
