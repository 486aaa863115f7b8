import type { AnswerTo, ItemOf } from '../../api/answers';
import type { ApiClient } from '../../api/client.server';
import type { Single } from '../../api/contract';

export type CourseAnswer = ItemOf<'GET /tvc-university-courses'>;
export type StudentAnswer = ItemOf<'GET /tvc-university-students'>;
export type GradeAnswer = ItemOf<'GET /tvc-university-student-grades'>;

/** The calls of the academy. */
export const academyApi = {
  courses: (api: ApiClient, categoryId: number | null) =>
    api.get<AnswerTo<'GET /tvc-university-courses'>>('tvc-university-courses', {
      per_page: 100,
      ...(categoryId === null ? {} : { category_id: categoryId }),
    }),
  categories: async (api: ApiClient) =>
    (
      await api.get<AnswerTo<'GET /tvc-university-course-categories'>>('tvc-university-course-categories', {
        per_page: 100,
      })
    ).data,
  students: (api: ApiClient, page: number) =>
    api.get<AnswerTo<'GET /tvc-university-students'>>('tvc-university-students', { page, per_page: 50 }),
  student: async (api: ApiClient, id: number) =>
    (await api.get<Single<StudentAnswer>>(`tvc-university-students/${id}`)).data,
  grades: async (api: ApiClient, studentId: number) =>
    (
      await api.get<AnswerTo<'GET /tvc-university-student-grades'>>('tvc-university-student-grades', {
        student_id: studentId,
        per_page: 100,
      })
    ).data,
  enrol: (api: ApiClient, student: object) => api.post<unknown>('tvc-university-students', student),
  change: (api: ApiClient, id: number, student: object) => api.put<unknown>(`tvc-university-students/${id}`, student),
  remove: (api: ApiClient, id: number) => api.remove<unknown>(`tvc-university-students/${id}`),
  letIn: (api: ApiClient, id: number, has_access: boolean) =>
    api.put<unknown>(`tvc-university-student-access/${id}`, { has_access }),
};
