import { Button, Flex, Typography } from '@strapi/design-system';
import { Pencil } from '@strapi/icons';
import { Card, Fact, formatDay, useMay } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { writesSheets } from '../../permissions';
import type { Sheet } from '../../sheet/sheet';
import { NormsDialog } from './NormsDialog';

/** Which norms the product answers to and why, and its exemption. */
export function Norms({ sheet }: { readonly sheet: Sheet }) {
  const mayWrite = useMay(writesSheets);
  const [isEditing, setEditing] = useState(false);
  return (
    <Card title="Normas">
      <Fact label="¿Requiere NOM?">{requiresText(sheet.requires_nom)}</Fact>
      {sheet.noms.length === 0 && <Typography textColor="neutral600">Sin normas asignadas.</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {sheet.noms.map(({ id, code, source }) => (
          <Flex tag="li" key={id} justifyContent="space-between" gap={3}>
            <Typography>{code}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {source === 'stated' ? 'asignada' : 'por su fracción arancelaria'}
            </Typography>
          </Flex>
        ))}
      </Flex>
      {sheet.exemption_reason !== null && (
        <Typography variant="pi">
          {`Exento: ${sheet.exemption_reason} · ${
            sheet.exempt_until === null ? 'sin fecha de término' : `hasta el ${formatDay(sheet.exempt_until)}`
          }`}
        </Typography>
      )}
      {sheet.notes !== null && <Typography variant="pi" textColor="neutral600">{`Notas: ${sheet.notes}`}</Typography>}
      {mayWrite && (
        <Flex>
          <Button size="S" variant="secondary" startIcon={<Pencil />} onClick={() => setEditing(true)}>
            Cambiar
          </Button>
        </Flex>
      )}
      {isEditing && <NormsDialog sheet={sheet} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function requiresText(requires: boolean | null): string {
  if (requires === null) return 'Nadie lo ha indicado';
  return requires ? 'Sí' : 'No';
}
