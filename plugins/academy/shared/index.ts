/** What server, panel and store share of this plugin. */
export { courseCategory } from './course-category.shape';
export { modalities, modalityWords, training } from './training.shape';
export { studentGrade } from './student-grade.shape';
export { universityStudent } from './university-student.shape';
