import { defaultLocale, locales } from '@mayorista/config';
import {
  inTransaction,
  now,
  recordAudit,
  throwIfAny,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import { dateOf, isOver } from '../schedule.rules';
import { uids } from '../uids';
import { findRow, publishedAmong, type LandingRow } from './landing.store';
import { draftOf } from './show-landing';
import { whatBlocksLack } from './whole-blocks.rules';

/** Activates a landing (its draft is published in every language it has) or takes it off the store. Done twice it changes nothing more. */
export async function changeLandingStatus(
  strapi: Core.Strapi,
  { id, status }: { readonly id: string | undefined; readonly status: 0 | 1 },
  actor: Actor,
): Promise<void> {
  await inTransaction(strapi, async (tx) => {
    const draft = await draftOf(strapi, id);
    const { documentId } = draft;
    const was = (await publishedAmong(strapi, [documentId])).has(documentId);
    if (status === 1) await activate(tx, draft);
    else if (was) await strapi.documents(uids.landing).unpublish({ documentId, locale: '*' } as never);
    await recordAudit(tx, actor, {
      modelType: 'landings',
      modelId: draft.id,
      action: status === 1 ? 'activated' : 'deactivated',
      before: { status: was ? 1 : 0 },
      after: { status },
    });
  });
}

async function activate({ strapi }: Tx, draft: LandingRow): Promise<void> {
  const { documentId } = draft;
  const drafts = new Map<string, LandingRow>();
  for (const locale of locales) {
    const row = await findRow(strapi, { documentId }, { locale, publication: 'draft' });
    if (row !== null) drafts.set(locale, row);
  }
  throwIfAny([
    ...whyNotActive(draft, now()),
    ...[...drafts].flatMap(([locale, { blocks = [] }]) => (locale === defaultLocale ? [] : whatBlocksLack(blocks))),
  ]);
  for (const locale of drafts.keys()) await strapi.documents(uids.landing).publish({ documentId, locale } as never);
}

/** Why a draft may not be shown: nothing to see, something of it is missing, or its time is over. */
export function whyNotActive(draft: Pick<LandingRow, 'blocks' | 'ends_at'>, at: Date): FieldError[] {
  return [
    ...((draft.blocks ?? []).length === 0 ? [{ code: 'landing_empty', field: 'blocks' }] : []),
    ...whatBlocksLack(draft.blocks ?? []),
    ...(isOver({ startsAt: null, endsAt: dateOf(draft.ends_at) }, at)
      ? [{ code: 'landing_over', field: 'ends_at' }]
      : []),
  ];
}
