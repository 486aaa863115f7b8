import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { Card, formatDay, useMay } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { overridesGates } from '../../permissions';
import { pluginId } from '../../plugin-id';
import type { GateState, Sheet } from '../../sheet/sheet';
import { useSheetAct } from '../../sheet/use-sheet-act';
import { OverrideDialog } from './OverrideDialog';

/** What a red light closes, and the exceptions that open it with a reason. */
export function Gates({ sheet }: { readonly sheet: Sheet }) {
  const mayOverride = useMay(overridesGates);
  const [asked, setAsked] = useState<GateState | null>(null);
  const revoke = useRevoke(sheet.id);
  return (
    <Card title="Candados">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {sheet.gates.map((gate) => (
          <GateLine
            key={gate.gate}
            gate={gate}
            onOpen={mayOverride ? setAsked : null}
            onRevoke={mayOverride ? revoke : null}
          />
        ))}
      </Flex>
      {asked !== null && <OverrideDialog sheet={sheet} gate={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function useRevoke(productId: number) {
  const { del } = useFetchClient();
  const act = useSheetAct();
  const { toggleNotification } = useNotification();
  return async (overrideId: number) => {
    const failure = await act(
      productId,
      () => del(`/${pluginId}/nom-gate-overrides/${overrideId}`),
      'La excepción fue retirada',
    );
    if (failure !== null) toggleNotification({ type: 'danger', message: failure.text });
  };
}

interface LineProps {
  readonly gate: GateState;
  readonly onOpen: ((gate: GateState) => void) | null;
  readonly onRevoke: ((overrideId: number) => Promise<void>) | null;
}

function GateLine({ gate, onOpen, onRevoke }: LineProps) {
  const { label, is_open: isOpen, override } = gate;
  const tone = override !== null ? 'warning' : isOpen ? 'success' : 'danger';
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Flex justifyContent="space-between" gap={3} minHeight="3.2rem">
        <Typography>{label}</Typography>
        <Flex gap={2}>
          <Badge textColor={`${tone}700`} backgroundColor={`${tone}100`}>
            {override !== null ? 'Excepción' : isOpen ? 'Abierto' : 'Cerrado'}
          </Badge>
          {!isOpen && onOpen !== null && (
            <Button size="S" variant="tertiary" aria-label={`Abrir con motivo: ${label}`} onClick={() => onOpen(gate)}>
              Abrir
            </Button>
          )}
        </Flex>
      </Flex>
      {override !== null && (
        <Typography variant="pi" textColor="neutral600">
          {`${override.granted_by}: ${override.reason} · ${
            override.expires_on === null ? 'sin fecha de término' : `hasta el ${formatDay(override.expires_on)}`
          }`}
        </Typography>
      )}
      {override !== null && onRevoke !== null && (
        <Flex>
          <Button size="S" variant="danger-light" onClick={() => void onRevoke(override.id)}>
            Retirar excepción
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
