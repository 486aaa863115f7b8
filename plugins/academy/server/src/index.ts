import { definePlugin, demoService } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '../../contract';
import { courseRoutes } from './courses/course.routes';
import { courseCategories } from './courses/course-category.record';
import { studentGrades } from './grades/student-grade.record';
import { messages } from './messages';
import { studentAccessRoute } from './students/student-access.route';
import { universityStudents } from './students/university-student.record';
import { trainings } from './trainings/training.record';
import { trainingStatusRoute } from './trainings/training-status.route';

export default definePlugin({
  name: 'academy',
  area: ['Universidad', 'Cursos, sus alumnos, quién entra y qué calificación obtuvo.'],
  messages,
  records: [courseCategories, trainings, universityStudents, studentGrades],
  routes: [...courseRoutes, trainingStatusRoute, studentAccessRoute],
  services: {
    'academy.demo': demoService(async () => (await import('./demo/academy.demo')).academyDemo),
  },
});
