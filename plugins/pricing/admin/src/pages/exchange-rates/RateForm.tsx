import { Box, Button, Field, Flex, TextInput } from '@strapi/design-system';
import { failureOf, useAttempt } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';

interface Props {
  readonly kind: 'commercial' | 'subscription';
  /** What the notification says when it could not be saved. */
  readonly failed: string;
  readonly onSaved: () => Promise<void>;
}

/** A field for the next rate, which counts from the moment it is saved. */
export function RateForm({ kind, failed, onSaved }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const { isBusy, during } = useAttempt();
  const name = `${kind}_exchange_rate`;

  const save = async () => {
    try {
      await post(`/pricing/${kind}-exchange-rates`, { [name]: typed.trim() });
      setTyped('');
      setError(undefined);
      toggleNotification({ type: 'success', message: 'Tipo de cambio guardado' });
      await onSaved();
    } catch (thrown) {
      const failure = failureOf(thrown);
      setError(failure.fields[name] ?? failure.text);
      toggleNotification({ type: 'danger', message: failed });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(save);
  };

  return (
    <form onSubmit={submit}>
      <Box paddingTop={4}>
        <Field.Root name={name} error={error}>
          <Field.Label>Nuevo tipo de cambio</Field.Label>
          <Flex gap={2}>
            <TextInput
              inputMode="decimal"
              value={typed}
              placeholder="18.4200"
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" size="L" loading={isBusy} disabled={typed.trim() === ''}>
              Guardar
            </Button>
          </Flex>
          <Field.Error />
        </Field.Root>
      </Box>
    </form>
  );
}
