import {
  answerRecords,
  defineRoute,
  fetchPageBy,
  getKnex,
  isAllowed,
  paging,
  say,
  typedId,
  type RouteDefinition,
} from '@mayorista/kernel';
import type { AnswerOf } from '@mayorista/kernel/shape';
import { z } from 'zod';
import { modalityWords, type training } from '../../../shared';
import { studentWithAccess } from '../students/own-student';
import { trainings } from '../trainings/training.record';
import { courseListOutput } from './course.answer';
import { bestGrades, publishedCourses, type BestGrade } from './course.store';

/** Builds the answer of a course: what everybody may know, and `url` for whoever enters. */
function courseView(
  { id, name, description, category, brands, modality, hours, place, passing_grade: passing, url }: Course,
  { mayEnter, best }: { readonly mayEnter: boolean; readonly best: BestGrade | undefined },
) {
  return {
    ...{ id, name, description, category, brands, modality, hours, place, passing_grade: passing },
    modality_label: say(modalityWords[modality]),
    url: mayEnter ? url : null,
    grade: best === undefined ? null : { ...best, passed: best.grade >= passing },
  };
}

type Course = Pick<
  AnswerOf<typeof training>,
  'id' | 'name' | 'description' | 'category' | 'brands' | 'modality' | 'hours' | 'place' | 'passing_grade' | 'url'
>;

/** Lists the courses that are on the store (spec storefront 7): everybody sees them, students with access and the house enter. */
export const courseRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'GET',
    path: '/tvc-university-courses',
    noun: 'tvc-university-courses',
    action: 'find',
    needs: 'university-courses.read',
    summary: 'Cursos publicados',
    isList: true,
    query: z.object({ ...paging, category_id: typedId.optional(), brand_id: typedId.optional() }),
    output: courseListOutput,
    async handle({ strapi, actor, query: { category_id: categoryId, brand_id: brandId, ...pages } }) {
      const knex = getKnex(strapi);
      const published = () => publishedCourses(knex, { categoryId, brandId });
      const { rows, total, meta } = await fetchPageBy<{ id: number }>(published, pages, (query) =>
        query.select('id').orderBy('name').orderBy('id'),
      );
      const ids = rows.map(({ id }) => id);
      const [found, studentId] = await Promise.all([
        answerRecords(
          trainings,
          { strapi, actor },
          (query) => void query.whereIn('id', ids).orderBy('name').orderBy('id'),
        ),
        studentWithAccess(strapi, actor),
      ]);
      const best = studentId === null ? new Map<number, BestGrade>() : await bestGrades(knex, studentId, ids);
      const mayEnter = studentId !== null || isAllowed(actor, 'trainings.read');
      const data = (found as unknown as readonly Course[]).map((course) =>
        courseView(course, { mayEnter, best: best.get(course.id) }),
      );
      return { data, total, meta: { ...meta, may_enter: mayEnter } };
    },
  }),
];
