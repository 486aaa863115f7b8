import { defineRecord } from '@mayorista/kernel';
import { courseCategory } from '../../../shared';

/** Serves the categories of courses: everybody reads it, marketing writes it. */
export const courseCategories = defineRecord(courseCategory, { aliases: ['/tvc-university-course-categories'] });
