import { defineRecord, nowInstant } from '@mayorista/kernel';
import { training } from '../../../shared';
import { whatTrainingLacks, whyNotPublished } from './published.rules';

/** Serves the courses to staff: what is on the store stays whole, and goes off it before it is removed. */
export const trainings = defineRecord(training, {
  // The page of the academy shows which brands a course is about.
  listsLines: true,
  checkIn: ({ record, before }) => Promise.resolve(before?.status === 'published' ? whatTrainingLacks(record) : []),
  moves: {
    publish: {
      guard: whyNotPublished,
      // When it was first on the store: grades are given in courses that were.
      effect: ({ record }) => Promise.resolve({ first_shown_at: record.first_shown_at ?? nowInstant() }),
    },
  },
});
