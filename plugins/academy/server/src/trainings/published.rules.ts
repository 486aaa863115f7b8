import type { FieldError } from '@mayorista/kernel';

interface Judged {
  readonly category_id: number | null;
  readonly modality: string;
  readonly url: string | null;
  readonly place: string | null;
  readonly description: string | null;
  readonly brands: readonly unknown[];
}

/** Lists what a course lacks before the store may show it, each on its own field. */
export const whatTrainingLacks = ({ category_id, modality, url, place, description, brands }: Judged): FieldError[] => [
  ...(category_id === null ? [{ code: 'training_without_category', field: 'category_id' }] : []),
  ...(brands.length === 0 ? [{ code: 'training_without_brands', field: 'brand_ids' }] : []),
  ...(description === null ? [{ code: 'training_without_description', field: 'description' }] : []),
  ...(modality === 'online' && url === null ? [{ code: 'training_without_url', field: 'url' }] : []),
  ...(modality === 'onsite' && place === null ? [{ code: 'training_without_place', field: 'place' }] : []),
];

/** The same as the reasons why publishing failed, which its call answers together (spec people-and-crm 8). */
export const whyNotPublished = (training: Judged): FieldError[] =>
  whatTrainingLacks(training).map(({ code }) => ({ code, field: 'trainings_status' }));
