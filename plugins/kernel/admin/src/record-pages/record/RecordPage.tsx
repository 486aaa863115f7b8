import { Button, Flex, Grid } from '@strapi/design-system';
import { Layouts, Page, useIsDesktop } from '@strapi/strapi/admin';
import { useAsyncAction } from '../../acting/use-attempt';
import { LeaveGuard } from '../../LeaveGuard';
import { needing, useMay } from '../../use-may';
import { ClosedMoves } from '../moves/ClosedMoves';
import { MoveButtons } from '../moves/MoveButtons';
import { withTheirs } from '../draft/conflict';
import type { AnyAnswer, RecordPages } from '../options';
import { StateBadge } from '../values/StateBadge';
import { BackToList } from './BackToList';
import { ConflictNotice } from './ConflictNotice';
import { FormSections } from './FormSections';
import { GeneralRefusals } from './GeneralRefusals';
import { isAllowedIn, nextMovesOf, recordState, recordTitle } from './record-state';
import { RecordAside } from './RecordAside';
import { RemoveButton } from './RemoveButton';
import { usePassingState } from './use-passing-state';
import type { RecordForm } from './use-record-form';
import { useShownRefusals } from './use-shown-refusals';
import { useRecordCalls, type RecordCalls } from './use-record-calls';

interface Props {
  readonly pages: RecordPages;
  readonly stored: AnyAnswer;
}

/** Renders the page of a stored record: its form, its moves, what belongs to it. */
export function RecordPage({ pages, stored }: Props) {
  const { shape, slots } = pages;
  const calls = useRecordCalls(pages, stored);
  const { record, form, conflicts, setConflicts } = calls;
  usePassingState(shape, record, calls.take);
  // Its rules may leave this very record to others.
  const mayWrite = useMay(needing(pages.write)) && !pages.isChangedElsewhere && record.may_change !== false;
  const isEditable = mayWrite && isAllowedIn(shape, record, 'editable');
  const Above = slots.record?.above;
  const title = recordTitle(shape, record);
  useShownRefusals(form.refusedTimes, conflicts);

  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <LeaveGuard isDirty={isEditable && form.isDirty} />
      <RecordHeader title={title} pages={pages} calls={calls} isEditable={isEditable} mayWrite={mayWrite} />
      <Layouts.Content>
        <Grid.Root gap={4}>
          <Grid.Item col={9} s={12} xs={12} direction="column" alignItems="stretch" gap={4} minWidth={0}>
            {conflicts !== null && (
              <ConflictNotice
                shape={shape}
                conflicts={conflicts}
                isEditable={isEditable}
                onTakeTheirs={() => {
                  form.setDraft(withTheirs(shape, form.draft, conflicts));
                  setConflicts(null);
                }}
              />
            )}
            <GeneralRefusals texts={form.refusals.general} />
            <ClosedMoves moves={nextMovesOf(shape, record)} isUnsaved={isEditable && form.isDirty} />
            {Above !== undefined && <Above record={record} onChanged={calls.take} />}
            <FormSections
              shape={shape}
              form={form}
              editing={isEditable ? 'existing' : null}
              slots={slots.field ?? {}}
            />
            <BelowForm slots={slots} record={record} form={isEditable ? form : null} />
          </Grid.Item>
          <Grid.Item col={3} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
            <RecordAside pages={pages} record={record} />
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

interface BelowProps {
  readonly slots: RecordPages['slots'];
  readonly record: AnyAnswer;
  /** Null where the record is only read. */
  readonly form: RecordForm | null;
}

function BelowForm({ slots, record, form }: BelowProps) {
  const { typed: Typed, sections: Sections } = slots.record ?? {};
  return (
    <>
      {Typed !== undefined && form !== null && <Typed id={record.id} form={form} />}
      {Sections !== undefined && <Sections record={record} />}
    </>
  );
}

interface ActionsProps {
  readonly pages: RecordPages;
  readonly calls: RecordCalls;
  readonly isEditable: boolean;
  readonly mayWrite: boolean;
}

/** Renders the title with what can be done; on a telephone there is room beside it for saving alone. */
function RecordHeader({ title, ...given }: ActionsProps & { readonly title: string }) {
  const { pages, calls, isEditable } = given;
  const { shape } = pages;
  const isDesktop = useIsDesktop();
  const { isBusy, during } = useAsyncAction();
  const state = recordState(shape, calls.record);
  const actions = <Actions {...given} isSaving={isBusy} />;
  return (
    <>
      <Layouts.Header
        navigationAction={<BackToList shape={shape} />}
        title={title}
        secondaryAction={state === null ? undefined : <StateBadge shape={shape} state={state} />}
        primaryAction={
          <Flex gap={2} wrap="wrap" justifyContent="flex-end">
            {isDesktop && actions}
            {isEditable && (
              <Button loading={isBusy} disabled={!calls.form.isDirty} onClick={() => void during(calls.save)}>
                Guardar
              </Button>
            )}
          </Flex>
        }
      />
      {!isDesktop && (
        <Flex gap={2} wrap="wrap" paddingLeft={4} paddingRight={4} paddingBottom={4}>
          {actions}
        </Flex>
      )}
    </>
  );
}

/** Renders what can be done with the record besides saving it: what undoes stands left. */
function Actions({ pages, calls, isEditable, mayWrite, isSaving }: ActionsProps & { readonly isSaving: boolean }) {
  const { shape } = pages;
  const { record, form } = calls;
  const isUnsaved = isEditable && form.isDirty;
  return (
    <>
      {mayWrite && isAllowedIn(shape, record, 'removable') && (
        <RemoveButton shape={shape} remove={calls.remove} failedText={pages.slots.texts?.notRemoved} />
      )}
      <MoveButtons pages={pages} record={record} isUnsaved={isUnsaved} move={calls.move} />
      {isUnsaved && (
        <Button variant="tertiary" disabled={isSaving} onClick={() => form.restart(form.stored)}>
          Descartar
        </Button>
      )}
    </>
  );
}
