import { Badge } from '@strapi/design-system';
import { stageTones, type Transfer } from './transfer';

/** A transfer's stage in its colour. */
export const StageBadge = ({ transfer }: { readonly transfer: Pick<Transfer, 'stage' | 'stage_translation'> }) => (
  <Badge
    textColor={`${stageTones[transfer.stage]}700`}
    // Grey of the page's own shade would not be seen on it.
    backgroundColor={transfer.stage === 'draft' ? 'neutral200' : `${stageTones[transfer.stage]}100`}
  >
    {transfer.stage_translation}
  </Badge>
);
