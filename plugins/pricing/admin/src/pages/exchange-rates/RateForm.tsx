import { Box, Button, Field, Flex, TextInput } from '@strapi/design-system';
import { toFailure, useAsyncAction } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';

interface Props {
  readonly kind: 'commercial' | 'subscription';
  /** What the notification says when it could not be saved. */
  readonly failed: string;
  readonly onSaved: () => Promise<void>;
}

/** Fields for the next rate, which counts from the moment it is saved or from the day that is written. */
export function RateForm({ kind, failed, onSaved }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, during } = useAsyncAction();
  const name = `${kind}_exchange_rate`;

  const save = async () => {
    try {
      await post(`/pricing/${kind}-exchange-rates`, {
        [name]: typed.trim(),
        ...(from === '' ? {} : { effective_from: from }),
      });
      setTyped('');
      setFrom('');
      setErrors({});
      toggleNotification({ type: 'success', message: 'Tipo de cambio guardado' });
      await onSaved();
    } catch (thrown) {
      const failure = toFailure(thrown);
      const isTold = Object.keys(failure.fields).length > 0;
      setErrors(isTold ? failure.fields : { [name]: failure.text });
      toggleNotification({ type: 'danger', message: failed });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(save);
  };

  return (
    <form onSubmit={submit}>
      <Flex paddingTop={4} gap={2} alignItems="flex-start" wrap="wrap">
        <Field.Root name={name} error={errors[name]}>
          <Field.Label>Nuevo tipo de cambio</Field.Label>
          <TextInput
            inputMode="decimal"
            value={typed}
            placeholder="18.4200"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Field.Error />
        </Field.Root>
        <Field.Root name="effective_from" error={errors.effective_from} hint="Vacío: desde que se guarda">
          <Field.Label>Vale desde</Field.Label>
          <TextInput type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Box paddingTop={5}>
          <Button type="submit" size="L" loading={isBusy} disabled={typed.trim() === ''}>
            Guardar
          </Button>
        </Box>
      </Flex>
    </form>
  );
}
