// What: What the panel asks of services that are not here is answered in the browser.
// Why: Strapi asks it on every list and form; two of the addresses do not exist. Done by Strapi's own
// `injectEndpoints`.
// Made for Strapi 5.54.0.

import { adminApi } from '@strapi/strapi/admin';

/**
 * Answers in the browser what Strapi asks on every list and form about services that only its paid editions have, or that are switched
 * off here.
 */
export function answerForUnusedServices(): void {
  adminApi.injectEndpoints({
    endpoints: (build) => ({
      getAiFeatureConfig: build.query<{ readonly isAiI18nConfigured: boolean }, void>({
        queryFn: () => ({ data: { isAiI18nConfigured: false } }),
      }),
      getAILocalizationJobsByDocument: build.query<{ readonly data: null }, unknown>({
        queryFn: () => ({ data: { data: null } }),
      }),
      // Holds nothing but whether translations are made by such a service.
      getSettings: build.query<{ readonly data: { readonly aiLocalizations: boolean } }, void>({
        queryFn: () => ({ data: { data: { aiLocalizations: false } } }),
      }),
      // Tells whether such a service describes pictures, and is refused to most.
      getUploadSettings: build.query<{ readonly data: { readonly aiMetadata: boolean } }, void>({
        queryFn: () => ({ data: { data: { aiMetadata: false } } }),
      }),
      getGuidedTourMeta: build.query<{ readonly data: object }, void>({
        queryFn: () => ({ data: { data: { isFirstSuperAdminUser: false, schemas: {} } } }),
      }),
      getLicenseTrialTimeLeft: build.query<{ readonly trialEndsAt: string }, void>({
        queryFn: () => ({ data: { trialEndsAt: '' } }),
      }),
      // The menu of settings reads the list of what is licensed, and there is none.
      getLicenseLimits: build.query<
        { readonly data: { readonly isTrial: boolean; readonly features: object[] } },
        void
      >({
        queryFn: () => ({ data: { data: { isTrial: false, features: [] } } }),
      }),
      telemetryProperties: build.query<object, void>({ queryFn: () => ({ data: {} }) }),
      getKeyStatistics: build.query<object, void>({ queryFn: () => ({ data: {} }) }),
      getCountDocuments: build.query<object, void>({ queryFn: () => ({ data: {} }) }),
      getPreviewUrl: build.query<{ readonly data: null }, unknown>({ queryFn: () => ({ data: { data: null } }) }),
    }),
    overrideExisting: true,
  });
}
