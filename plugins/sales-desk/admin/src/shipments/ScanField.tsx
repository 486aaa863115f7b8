import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { toFailure } from '@mayorista/kernel/panel';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AnsweredShipment } from './shipment';

interface Props {
  readonly id: number;
  /** The line that the next serials are of; found by the serial itself while null. */
  readonly detailId: number | null;
  readonly onScanned: (shipment: AnsweredShipment) => void;
}

interface Said {
  readonly isGood: boolean;
  readonly text: string;
}

/**
 * A field for a scanner that types as a keyboard does: each Enter captures a serial number, refused ones are told, and the field is empty and
 * ready again. Serials that are scanned while one is being written wait their turn.
 */
export function ScanField({ id, detailId, onScanned }: Props) {
  const { post } = useFetchClient();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [waiting, setWaiting] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => input.current?.focus(), []);

  const capture = async (serial: string) => {
    try {
      const body = detailId === null ? { serial } : { serial, detail_id: detailId };
      const { data } = await post<{ data: AnsweredShipment }>(`/sales/order-shipments/${id}/serials`, body);
      setSaid({ isGood: true, text: `${serial.toUpperCase()} capturado` });
      onScanned(data.data);
    } catch (error) {
      const { fields, text: general } = toFailure(error);
      setSaid({ isGood: false, text: Object.values(fields)[0] ?? general });
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The page around is a form of its own.
    event.stopPropagation();
    const serial = text.trim();
    setText('');
    input.current?.focus();
    if (serial === '') return;
    setWaiting((count) => count + 1);
    turn.current = turn.current.then(() => capture(serial)).finally(() => setWaiting((count) => count - 1));
  };

  return (
    <form onSubmit={submit}>
      <Flex gap={2} alignItems="flex-end">
        <Box flex="1" maxWidth="42rem">
          <Field.Root name="serial" hint="Escanea o escribe y presiona Enter">
            <Field.Label>Número de serie</Field.Label>
            <TextInput
              ref={input}
              value={text}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
            <Field.Hint />
          </Field.Root>
        </Box>
        <Box paddingBottom={5}>
          <Button type="submit" size="L" variant="secondary" loading={waiting > 0}>
            Capturar
          </Button>
        </Box>
      </Flex>
      <Box role="status" aria-live="assertive" paddingTop={2} minHeight="2.8rem">
        {said !== null && (
          <Typography fontWeight="bold" textColor={said.isGood ? 'success600' : 'danger600'}>
            {said.text}
          </Typography>
        )}
      </Box>
    </form>
  );
}
