import { Field, Flex, Radio, Textarea, TextInput, Typography } from '@strapi/design-system';
import { FormDialog, RecordField, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import type { ItemOf } from '@mayorista/config/answers';
import { useState } from 'react';
import {
  bulkBody,
  bulkTexts,
  emptyDraft,
  isIncomplete,
  namedFailure,
  type BulkDraft,
  type BulkKind,
} from '../../board/bulk';
import { NormsField } from '../../sheet/NormsField';
import { pluginId } from '../../plugin-id';

interface Props {
  readonly kind: BulkKind;
  readonly chosen: ReadonlyMap<number, string>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The same change on every chosen product: all of them, or none and why. */
export function BulkDialog({ kind, chosen, onDone, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [draft, setDraft] = useState(() => emptyDraft(kind));
  const set = (change: Partial<BulkDraft>) => setDraft((current) => ({ ...current, ...change }));
  const submit = async () => {
    const failure = await act(
      () => post(`/${pluginId}/bulk-nom-products`, bulkBody(draft, [...chosen.keys()])),
      chosen.size === 1 ? 'Se cambió 1 producto' : `Se cambiaron ${chosen.size} productos`,
    );
    if (failure !== null) return namedFailure(failure, chosen);
    onDone();
    return null;
  };

  return (
    <FormDialog
      title={bulkTexts[kind]}
      submitLabel={chosen.size === 1 ? 'Cambiar 1 producto' : `Cambiar ${chosen.size} productos`}
      isIncomplete={isIncomplete(draft)}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => (
        <>
          <BulkFields draft={draft} set={set} />
          <Typography variant="pi" textColor="neutral600">
            Un expediente aprobado vuelve a pendiente cuando cambian sus normas o su exención.
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  readonly draft: BulkDraft;
  readonly set: (change: Partial<BulkDraft>) => void;
}

function BulkFields({ draft, set }: FieldsProps) {
  switch (draft.kind) {
    case 'add_noms':
    case 'remove_noms':
      return <NormsField value={draft.nomIds} onChange={(nomIds) => set({ nomIds })} error={undefined} />;
    case 'requires':
      return (
        <Field.Root name="requires_nom">
          <Field.Label>¿Requieren NOM?</Field.Label>
          <Radio.Group
            value={draft.requires}
            onValueChange={(requires) => set({ requires: requires === 'yes' ? 'yes' : 'no' })}
          >
            <Radio.Item value="yes">Sí, requieren</Radio.Item>
            <Radio.Item value="no">No requieren</Radio.Item>
          </Radio.Group>
        </Field.Root>
      );
    case 'exempt':
      return (
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root name="exemption_reason" required hint="Queda en el historial de cada producto">
            <Field.Label>Motivo</Field.Label>
            <Textarea value={draft.reason} maxLength={1000} onChange={(event) => set({ reason: event.target.value })} />
            <Field.Hint />
          </Field.Root>
          <Field.Root name="exempt_until" hint="Vacía: sin fecha de término">
            <Field.Label>Exentos hasta</Field.Label>
            <TextInput type="date" value={draft.until} onChange={(event) => set({ until: event.target.value })} />
            <Field.Hint />
          </Field.Root>
        </Flex>
      );
    case 'fraction':
      return (
        <RecordField<ItemOf<'GET /tariff-fractions'>>
          name="tariff_fraction_id"
          isRequired
          label="Fracción arancelaria"
          path={`/${pluginId}/tariff-fractions?is_active=true`}
          placeholder="Busca por código o descripción"
          value={draft.fractionId}
          nameOf={({ formatted, description }) => `${formatted} · ${description}`}
          onChange={(fractionId) => set({ fractionId })}
        />
      );
  }
}
