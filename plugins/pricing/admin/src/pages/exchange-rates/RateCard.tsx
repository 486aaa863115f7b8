import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { failureOf, formatMoment, ListStatus, usePage } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';

interface Props {
  readonly kind: 'commercial' | 'subscription';
  readonly title: string;
  readonly hint: string;
  /** What the notification says when it could not be saved. */
  readonly failed: string;
}

interface RateRow {
  readonly id: number;
  readonly effective_from: string;
  readonly set_by: string | null;
  readonly commercial_exchange_rate?: string;
  readonly subscription_exchange_rate?: string;
}

const shown = 12;

/** The rate in force, a field for the next one, and the latest of its history. */
export function RateCard({ kind, title, hint, failed }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const history = usePage<RateRow>(`/pricing/${kind}-exchange-rates`);
  const name = `${kind}_exchange_rate` as const;
  const [current] = (history.rows ?? []).filter(({ effective_from: from }) => new Date(from).getTime() <= Date.now());

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await post(`/pricing/${kind}-exchange-rates`, { [name]: typed.trim() });
      setTyped('');
      setError(undefined);
      toggleNotification({ type: 'success', message: 'Tipo de cambio guardado' });
      await history.reload();
    } catch (thrown) {
      setError(failureOf(thrown).fields[name] ?? failureOf(thrown).text);
      toggleNotification({ type: 'danger', message: failed });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      tag="section"
      aria-label={title}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={6}
      width="44rem"
    >
      <Typography variant="sigma" textColor="neutral600" tag="h2">
        {title}
      </Typography>
      <Typography variant="alpha" tag="p">
        {current === undefined ? '—' : `$${current[name] ?? ''}`}
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {hint}
      </Typography>
      <form onSubmit={(event) => void save(event)}>
        <Flex gap={2} alignItems="flex-end" paddingTop={4} paddingBottom={4}>
          <Field.Root name={name} error={error}>
            <Field.Label>Nuevo tipo de cambio</Field.Label>
            <TextInput
              inputMode="decimal"
              value={typed}
              placeholder="18.4200"
              onChange={(event) => setTyped(event.target.value)}
            />
            <Field.Error />
          </Field.Root>
          <Button type="submit" loading={isBusy} disabled={typed.trim() === ''}>
            Guardar
          </Button>
        </Flex>
      </form>
      <ListStatus state={history} empty="Todavía no hay tipos de cambio" />
      <Flex tag="ol" direction="column" alignItems="stretch" gap={2}>
        {(history.rows ?? []).slice(0, shown).map((row) => (
          <Flex tag="li" key={row.id} justifyContent="space-between" gap={4}>
            <Typography variant="pi" fontWeight="semiBold">
              ${row[name]}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {formatMoment(row.effective_from)} · {row.set_by ?? '—'}
            </Typography>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
