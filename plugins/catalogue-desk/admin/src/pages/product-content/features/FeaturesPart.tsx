import { Field, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  Card,
  LeaveGuard,
  ListStatus,
  RecordField,
  useAsyncAction,
  useFailedLoad,
  useRead,
  useMutationWithToast,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { AnswerTo, ItemOf } from '@mayorista/config/answers';
import { TextField } from '../../../components/TextField';
import { bodyOf, draftOf, measures, type Feature, type FeatureDraft } from '../../../content/feature-draft';
import { pluginId } from '../../../plugin-id';
import type { PartProps } from '../part';
import { PartBar, SaveButtons } from '../PartBar';

const path = `/${pluginId}/product-features`;

/** What a product is physically, and whether it needs a NOM. */
export function FeaturesPart({ productId, mayWrite }: PartProps) {
  const { data, failure, reload } = useRead<Feature>(`${path}/${productId}`);
  useFailedLoad(failure !== null, 'No se pudieron cargar las características');
  if (data === null) {
    const hasFailed = failure !== null;
    return <ListStatus state={{ rows: null, pagination: null, meta: null, hasFailed, reload }} empty="" />;
  }
  return <FeatureForm feature={data} mayWrite={mayWrite} />;
}

function FeatureForm({ feature, mayWrite }: { readonly feature: Feature; readonly mayWrite: boolean }) {
  const { draft, errors, isDirty, isBusy, set, save, discard } = useFeature(feature);
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <PartBar text="Medidas y datos físicos; se usan en envíos, etiquetas y cumplimiento NOM.">
        {mayWrite && <SaveButtons isDirty={isDirty} isBusy={isBusy} onDiscard={discard} onSave={() => void save()} />}
      </PartBar>
      <Card title="Características">
        <Grid.Root gap={4}>
          <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
            <Field.Root name="requires_nom" error={errors.requires_nom}>
              <Field.Label>Requiere NOM</Field.Label>
              <SingleSelect
                value={draft.requires_nom}
                disabled={!mayWrite}
                placeholder="Sin dato"
                clearLabel="Quitar el dato"
                {...(mayWrite ? { onClear: () => set({ requires_nom: '' }) } : {})}
                onChange={(value) => set({ requires_nom: value === 'yes' ? 'yes' : 'no' })}
              >
                <SingleSelectOption value="yes">Sí</SingleSelectOption>
                <SingleSelectOption value="no">No</SingleSelectOption>
              </SingleSelect>
              <Field.Error />
            </Field.Root>
          </Grid.Item>
          <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
            <TextField
              name="country_of_origin"
              label="País de origen"
              maxLength={80}
              isDisabled={!mayWrite}
              value={draft.country_of_origin}
              error={errors.country_of_origin}
              onChange={(country_of_origin) => set({ country_of_origin })}
            />
          </Grid.Item>
          {measures.map(({ name, label }) => (
            <Grid.Item key={name} col={3} s={6} xs={12} direction="column" alignItems="stretch">
              <TextField
                name={name}
                label={label}
                isDisabled={!mayWrite}
                value={draft[name]}
                error={errors[name]}
                onChange={(typed) => set({ [name]: typed })}
              />
            </Grid.Item>
          ))}
          <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
            <RecordField<ItemOf<'GET /unit-categories'>>
              name="unit_category_id"
              error={errors.unit_category_id}
              label="Categoría de unidad"
              path="/reference/unit-categories"
              placeholder="Sin dato"
              disabled={!mayWrite}
              value={draft.unit_category_id}
              nameOf={({ name }) => name}
              onChange={(unit_category_id) => set({ unit_category_id })}
            />
          </Grid.Item>
        </Grid.Root>
      </Card>
    </>
  );
}

const noErrors: Readonly<Record<string, string>> = {};

/** The form of a product's features: what is typed, what was refused, and saving it. */
function useFeature(feature: Feature) {
  const { post } = useFetchClient();
  const act = useMutationWithToast();
  const [stored, setStored] = useState(feature);
  const [draft, setDraft] = useState(() => draftOf(feature));
  const [errors, setErrors] = useState(noErrors);
  const { isBusy, during } = useAsyncAction();

  const save = async () => {
    const failure = await act(async () => {
      const { data } = await post<AnswerTo<'POST /product-features'>>(path, {
        product_id: feature.product_id,
        ...bodyOf(draft),
      });
      setStored(data.data);
      setDraft(draftOf(data.data));
    }, 'Las características se han guardado');
    setErrors(failure?.fields ?? noErrors);
  };

  return {
    draft,
    errors,
    isBusy,
    isDirty: JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(stored))),
    set: (change: Partial<FeatureDraft>) => setDraft((current) => ({ ...current, ...change })),
    save: () => during(save),
    discard: () => {
      setDraft(draftOf(stored));
      setErrors(noErrors);
    },
  };
}
