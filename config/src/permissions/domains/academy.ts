import type { Role } from '../roles';

/** The house's side: marketing makes courses, support attends students. */
const staff = ['marketing', 'soporte'] as const satisfies readonly Role[];

/** The academy: courses, the students of companies, what they got. */
export const academyPermissions = {
  'trainings.read': [...staff, 'employee', 'salesman', 'call_agent'],
  'trainings.write': ['marketing'],
  'course-categories.read': ['public', ...staff],
  'course-categories.write': ['marketing'],
  'university-courses.read': ['public'],
  // A company's own; a secondary user studies and does not enrol.
  'university-students.read': ['distributor', 'salesman', ...staff],
  'university-students.write': ['distributor', 'soporte'],
  'student-grades.read': ['distributor', 'salesman', ...staff],
  'student-grades.write': staff,
} as const satisfies Record<string, readonly Role[]>;
