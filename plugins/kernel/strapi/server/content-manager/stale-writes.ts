// What: A form that was opened before somebody else saved is refused with 409 where it would write over that.
// Why: A form saves all its fields: the other person's change was lost in silence (design 8).
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import { ConflictError } from '../../../server/src/errors/refusal';
import type { Controller } from './own-status';

type Values = Readonly<Record<string, unknown>>;
type Body = Record<string, unknown>;

interface Attribute {
  readonly type: string;
}

interface ContentType {
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly options?: { readonly draftAndPublish?: boolean };
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } };
  readonly config?: { readonly metadatas?: Readonly<Record<string, { readonly edit?: { readonly label?: string } }>> };
}

interface Context {
  readonly params: { readonly model?: string; readonly id?: string };
  readonly request: { readonly body?: unknown };
  readonly state: { readonly userAbility?: { can(action: string, subject: string): boolean } };
}

/** Sent by the form beside what is to be saved: the values that it was opened with. */
const readKey = 'readValues';
const updating = 'plugin::content-manager.explorer.update';
const plain = new Set(
  'string text richtext email uid enumeration integer biginteger decimal float boolean date datetime time'.split(' '),
);

/**
 * A form of the panel saves all its fields. What somebody else wrote into one of them since the form was opened is not written
 * over in silence: the second person gets 409 with what changed (design 8, no lost write).
 */
export function refusingStaleWrites(strapi: Core.Strapi, original: Controller): Controller {
  const { update } = original;
  if (update === undefined) throw new Error('The content manager has no action update');
  return {
    ...original,
    async update(this: unknown, ctx) {
      const { body } = ctx.request as { body?: Body };
      const read = body?.[readKey] as Values | undefined;
      if (body !== undefined && read !== undefined) {
        delete body[readKey];
        await refuseStale(strapi, ctx as unknown as Context, { read, typed: body });
      }
      return update.call(this, ctx);
    },
  };
}

async function refuseStale(
  strapi: Core.Strapi,
  { params: { model = '', id = '' }, state }: Context,
  { read, typed }: { readonly read: Values; readonly typed: Values },
): Promise<void> {
  const type = strapi.contentTypes[model as never] as ContentType | undefined;
  // Whoever may not write is told so by the content manager itself.
  if (type === undefined || state.userAbility?.can(updating, model) !== true) return;
  // The language is in the body by now: i18n has taken it out of the address.
  const where = { documentId: id, ...versionOf(type, typed.locale) };
  const current = (await strapi.db.query(model as never).findOne({ where })) as Values | null;
  const names = current === null ? [] : changedMeanwhile(type.attributes, { read, typed, current });
  if (names.length === 0) return;
  const labels = names.map((name) => type.config?.metadatas?.[name]?.edit?.label ?? name);
  throw new ConflictError(
    Object.fromEntries(names.map((name) => [name, { before: read[name] ?? null, after: current?.[name] ?? null }])),
    `Otra persona cambió este registro mientras lo editabas (${labels.join(', ')}). Lo que escribiste sigue en el formulario: revísalo y guarda otra vez.`,
  );
}

/** The row of a document that a form edits: of one language where it has them, the draft where it is staged. */
const versionOf = ({ pluginOptions, options }: ContentType, locale: unknown): Values => ({
  ...(pluginOptions?.i18n?.localized === true ? { locale: locale ?? defaultLocale } : {}),
  ...(options?.draftAndPublish === true ? { publishedAt: null } : {}),
});

interface Versions {
  readonly read: Values;
  readonly typed: Values;
  readonly current: Values;
}

/** The fields that are no longer as they were read, and that would be written over with something else. */
export const changedMeanwhile = (attributes: ContentType['attributes'], { read, typed, current }: Versions): string[] =>
  Object.entries(attributes)
    .filter(([name, { type }]) => plain.has(type) && name in read && name in typed)
    .map(([name]) => name)
    .filter((name) => !isSame(read[name], current[name]) && !isSame(typed[name], current[name]));

/** A decimal is a text to one database and a number to another, an empty field is '' to a form. */
function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [plainOf(one), plainOf(other)];
  if (a === b) return true;
  const isNumeric = a !== '' && b !== '' && !Number.isNaN(Number(a)) && !Number.isNaN(Number(b));
  return isNumeric && Number(a) === Number(b);
}

function plainOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value instanceof Date ? value.toISOString() : String(value as string | number);
}
