import { defineRecord } from '@mayorista/kernel';
import { courseCategory } from '../../../shared';

/** Serves what courses are grouped by: everybody reads it, marketing writes it. */
export const courseCategories = defineRecord(courseCategory, { aliases: ['/tvc-university-course-categories'] });
