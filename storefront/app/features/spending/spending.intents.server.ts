import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { spendingApi, type RuleInput } from './spending.api.server';
import { amountFrom } from './spending.view';

export interface SpendingDone {
  readonly ok: true;
  readonly done: string;
}

const idIn = (form: FormData, name: string): number => Number(form.get(name)) || 0;

const ruleIn = (form: FormData): RuleInput => ({
  currency: String(form.get('currency') ?? 'MXN'),
  order_limit: amountFrom(form.get('order_limit')),
  month_limit: amountFrom(form.get('month_limit')),
  approver_id: idIn(form, 'approver_id') || null,
  hold_hours: idIn(form, 'hold_hours') || 24,
});

async function save({ form, scope: { api }, t }: IntentArgs): Promise<SpendingDone> {
  const id = idIn(form, 'rule_id');
  if (id === 0) await spendingApi.create(api, idIn(form, 'person_id'), ruleIn(form));
  else await spendingApi.change(api, id, ruleIn(form));
  return { ok: true, done: t('spending.saved') };
}

/** What the page of spending can ask for. */
export const spendingIntents: Intents<SpendingDone> = {
  save,
  async remove({ form, scope: { api }, t }) {
    await spendingApi.remove(api, idIn(form, 'rule_id'));
    return { ok: true, done: t('spending.removed') };
  },
  async approve({ form, scope: { api }, t }) {
    const { data } = await spendingApi.decide(api, idIn(form, 'order_id'), { decision: 'approve' });
    return { ok: true, done: t('spending.approved', { folio: data.folio }) };
  },
  async refuse({ form, scope: { api }, t }) {
    const reason = String(form.get('reason') ?? '');
    const { data } = await spendingApi.decide(api, idIn(form, 'order_id'), { decision: 'refuse', reason });
    return { ok: true, done: t('spending.refused', { folio: data.folio }) };
  },
};
