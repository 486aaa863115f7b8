import { NOTICES, storeRoles } from '@mayorista/config';
import { typedNumber, typedId } from '@mayorista/kernel';
import { z } from 'zod';

/** Kinds of distributor, as companies have them. */
const companyTypes = ['integrator', 'reseller', 'installer', 'retailer', 'government'] as const;
const roles = storeRoles.map(({ type }) => type).filter((type) => type !== 'public');

const byKind = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('distributors') }),
    z.strictObject({ kind: z.literal('company_type'), company_type: z.enum(companyTypes, 'not_an_option') }),
    z.strictObject({
      kind: z.literal('companies'),
      company_ids: z.array(typedId).min(1, 'audience_required').max(NOTICES.mostCompanies),
    }),
    z.strictObject({ kind: z.literal('branch'), branch_id: typedId }),
    z.strictObject({
      kind: z.literal('roles'),
      roles: z.array(z.enum(roles, 'not_an_option')).min(1, 'audience_required'),
    }),
    z.strictObject({
      kind: z.literal('people'),
      user_ids: z.array(typedId).min(1, 'audience_required').max(NOTICES.mostPeople),
    }),
  ],
  'audience_required',
);

/** Whom a notice is for; a list of ids stands for these people. */
const audienceInput = z.preprocess(
  (given) => (Array.isArray(given) ? { kind: 'people', user_ids: given } : given),
  byKind,
);

export type Audience = z.output<typeof byKind>;

/** The same as JSON in an address. */
export const audienceQuery = z.object({
  audience: z
    .string({ error: 'audience_required' })
    .max(20_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'bad_json' });
        return z.NEVER;
      }
    })
    .pipe(audienceInput),
  locale: z.string().optional(),
});

/** A path of the store or an https address: nothing else may be behind a notice. */
const isLink = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https:\/\/[^\s]+$/i.test(text) && URL.canParse(text));
const link = z
  .string()
  .trim()
  .max(NOTICES.longestUrl)
  .refine((text) => text === '' || isLink(text), 'notice_url_not_valid')
  .transform((text) => (text === '' ? null : text))
  .nullish();

const message = z.string().trim().min(1, 'notice_message_required').max(NOTICES.longestMessage);

/** The document's send: title, body (or message), url, recipients; `expected_count` is what the sender was shown. */
export const noticeInput = z
  .strictObject({
    title: z
      .string({ error: 'notice_title_required' })
      .trim()
      .min(1, 'notice_title_required')
      .max(NOTICES.longestTitle),
    message: message.optional(),
    body: message.optional(),
    url: link,
    image_url: link,
    recipients: audienceInput,
    expected_count: typedNumber(z.number().int().min(0)).optional(),
  })
  .refine(({ message, body }) => (message ?? body) !== undefined, {
    error: 'notice_message_required',
    path: ['message'],
  });
