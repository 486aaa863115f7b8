import { useT } from '../../../i18n/I18nProvider';
import type { BranchOption } from '../options.view';
import { Choice, StageForm } from './StageForm';

interface BranchFormProps {
  readonly branches: readonly BranchOption[];
  readonly chosenId: number | null;
}

/** Pick-up at a branch; the buyer's own stands first. */
export function BranchForm({ branches, chosenId }: BranchFormProps) {
  const t = useT();
  const chosen = chosenId ?? branches.find(({ isOwn }) => isOwn)?.id;
  return (
    <StageForm
      step="shipping_method"
      title={t('checkout.branchTitle')}
      intent="choose-branch"
      submitLabel={t('checkout.continue')}
      isReady={branches.length > 0}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-muted">{t('checkout.branchText')}</legend>
        {branches.map(({ id, name, detail, isOwn }) => (
          <Choice
            key={id}
            name="branch_id"
            value={id}
            isChosen={id === chosen}
            label={name}
            detail={[isOwn ? t('checkout.ownBranch') : null, detail].filter(Boolean).join(' · ') || null}
          />
        ))}
      </fieldset>
    </StageForm>
  );
}
