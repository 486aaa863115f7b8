import { Box, Button, Field, Flex, Grid, Textarea, Typography } from '@strapi/design-system';
import { Card, TextField, useRead, useToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { NoticeTarget } from './notice';
import { pluginId } from '../plugin-id';
import { AudienceFields } from './AudienceFields';
import { emptyDraft, isComplete, noticeOf, peopleText, targetPath, type Draft } from './draft';
import { Preview } from './Preview';
import { SendDialog } from './SendDialog';

/** Writes a notice: what it says, whom it is for, how many that are, how it will look. */
export function ComposeCard({ onSent }: { readonly onSent: () => Promise<void> }) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [isSending, setSending] = useState(false);
  const target = useRead<NoticeTarget>(targetPath(draft));
  const { post } = useFetchClient();
  const tell = useToast();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const people = target.data?.people ?? null;
  const close = () => {
    setSending(false);
    void target.reload();
  };
  const sent = async () => {
    tell.done(`Aviso enviado a ${peopleText(people ?? 0)}`);
    setSending(false);
    setDraft(emptyDraft);
    await onSent();
  };
  return (
    <Card title="Nuevo aviso">
      <Grid.Root gap={6}>
        <Grid.Item col={7} s={12} direction="column" alignItems="stretch" gap={4}>
          <TextFields draft={draft} onChange={change} />
          <AudienceFields draft={draft} onChange={change} />
          <Flex gap={4} wrap="wrap">
            <Button disabled={!isComplete(draft) || people === null || people === 0} onClick={() => setSending(true)}>
              Revisar y enviar
            </Button>
            <Box role="status">
              <Typography fontWeight="semiBold">{targetText(target.data, target.failure !== null)}</Typography>
            </Box>
          </Flex>
        </Grid.Item>
        <Grid.Item col={5} s={12} direction="column" alignItems="stretch">
          <Preview draft={draft} />
        </Grid.Item>
      </Grid.Root>
      {isSending && target.data !== null && (
        <SendDialog
          draft={draft}
          target={target.data}
          onSend={() => post(`/${pluginId}/push-notifications`, noticeOf(draft, target.data?.people ?? 0))}
          onSent={sent}
          onClose={close}
        />
      )}
    </Card>
  );
}

function targetText(target: NoticeTarget | null, hasFailed: boolean): string {
  if (hasFailed) return 'No se pudo contar a las personas';
  if (target === null) return 'Elige a quién le llega';
  if (target.people === 0) return 'Nadie lo recibiría';
  return `${target.people === 1 ? 'Lo recibirá' : 'Lo recibirán'} ${peopleText(target.people)}; ${target.with_browser} también en su navegador`;
}

interface Fields {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function TextFields({ draft, onChange }: Fields) {
  return (
    <>
      <TextField
        name="title"
        label="Título"
        value={draft.title}
        maxLength={120}
        isRequired
        onChange={(title) => onChange({ title })}
      />
      <Field.Root name="message" required hint={`${draft.message.length} de 500 caracteres`} width="100%">
        <Field.Label>Mensaje</Field.Label>
        <Textarea
          value={draft.message}
          maxLength={500}
          onChange={(event) => onChange({ message: event.target.value })}
        />
        <Field.Hint />
      </Field.Root>
      <TextField
        name="url"
        label="Al abrirlo lleva a"
        hint="Una ruta de la tienda, como /promos, o una dirección https://. Vacío: a la lista de avisos."
        value={draft.url}
        maxLength={500}
        onChange={(url) => onChange({ url })}
      />
    </>
  );
}
