import { Button, Flex } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { shapeTitles } from '../../../../shared/shape';
import { toFailure } from '../../reading/failure';
import { LeaveGuard, savedState } from '../../LeaveGuard';
import { useAsyncAction } from '../../acting/use-attempt';
import { needing } from '../../use-may';
import { useToast } from '../../acting/use-tell';
import { begunDraft } from '../draft/begun-draft';
import { bodyOf, createInput } from '../draft/input';
import type { RecordPages } from '../options';
import { BackToList } from './BackToList';
import { FormSections } from './FormSections';
import { GeneralRefusals } from './GeneralRefusals';
import { useShownRefusals } from './use-shown-refusals';
import { useRecordForm } from './use-record-form';

/** Renders the page on which a record is begun; once saved, its own page takes over. */
export function NewRecord({ pages: { shape, write, slots } }: { readonly pages: RecordPages }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const location = useLocation() as { readonly state: unknown };
  const tell = useToast();
  const { isBusy, during } = useAsyncAction();
  const form = useRecordForm(shape, () => begunDraft(shape, location.state));
  const Typed = slots.record?.typed;
  const title = shapeTitles(shape).new;
  const { created = 'El registro se ha creado', notCreated = 'La información no pudo ser guardada' } =
    slots.texts ?? {};
  useShownRefusals(form.refusedTimes);

  const create = async () => {
    const input = createInput(shape, form.draft);
    try {
      const { data } = await post<{ readonly id: number }>(shape.path, bodyOf(input));
      tell.done(created);
      navigate(`../${data.id}`, { replace: true, state: savedState });
    } catch (error) {
      const failure = toFailure(error);
      form.refuse(failure, input.sent);
      tell.failed(failure.status === null ? failure.text : notCreated);
    }
  };

  return (
    <Page.Protect permissions={needing(write)}>
      <Page.Title>{title}</Page.Title>
      <LeaveGuard isDirty={form.isDirty} />
      <Page.Main>
        <Layouts.Header
          navigationAction={<BackToList shape={shape} />}
          title={title}
          primaryAction={
            <Button loading={isBusy} onClick={() => void during(create)}>
              Guardar
            </Button>
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <GeneralRefusals texts={form.refusals.general} />
            <FormSections shape={shape} form={form} editing="new" slots={slots.field ?? {}} />
            {Typed !== undefined && <Typed id={null} form={form} />}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}
