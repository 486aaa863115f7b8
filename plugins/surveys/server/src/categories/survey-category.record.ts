import { defineRecord } from '@mayorista/kernel';
import { surveyCategory } from '../../../shared';

/** Serves the categories of surveys to staff. */
export const surveyCategories = defineRecord(surveyCategory);
