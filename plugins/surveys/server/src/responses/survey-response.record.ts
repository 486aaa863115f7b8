import { defineRecord } from '@mayorista/kernel';
import { surveyResponse } from '../../../shared';

/** Serves what people answered to staff, who read it and may remove it; the calls of the store write it. */
export const surveyResponses = defineRecord(surveyResponse, {
  // Sending one is a call of the store (spec storefront 7, Reviews and surveys), and nobody changes what somebody answered.
  omits: ['create', 'update'],
});
