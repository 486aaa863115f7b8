import type { JobHandler } from '@mayorista/kernel';
import { issueOrLeave } from '../invoices/issue-or-leave';
import { system } from '../invoices/system';
import { advanceKey } from './advance.store';
import { draftAdvance, issueAdvance } from './issue-advance';

export const run: JobHandler<{ movementId: number }> = ({ strapi, payload: { movementId } }) =>
  issueOrLeave(strapi, {
    liveKey: advanceKey(movementId),
    issue: (tx) => issueAdvance(tx, movementId, system),
    draft: (tx) => draftAdvance(tx, movementId, system),
  });
