import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { Card, formatDay, useMay } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { distanceText, todayIn } from '../../lights/light';
import { shadeOf } from '../../lights/LightBadge';
import { writesSheets } from '../../permissions';
import { byNorm, resultOf, type Requirement, type Sheet } from '../../sheet/sheet';
import { StatementDialog } from './StatementDialog';

/** What each norm of the product asks, how it stands, and who sees to it. */
export function Requirements({ sheet }: { readonly sheet: Sheet }) {
  const mayState = useMay(writesSheets);
  const [stated, setStated] = useState<Requirement | null>(null);
  return (
    <Card title="Requisitos">
      {sheet.noms.length === 0 && (
        <Typography textColor="neutral600">
          {sheet.requires_nom === false
            ? 'El producto no requiere NOM.'
            : 'El producto no tiene normas asignadas: nada se le pide todavía.'}
        </Typography>
      )}
      {byNorm(sheet).map(({ nom, requirements }) => (
        <Flex key={nom.id} tag="section" aria-label={nom.code} direction="column" alignItems="stretch" gap={2}>
          <Typography fontWeight="semiBold" tag="h3">
            {nom.code}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {nom.name}
            {nom.is_active ? '' : ' · Ya no está vigente: no pide nada'}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {requirements.map((requirement) => (
              <Line
                key={`${nom.id}-${requirement.requirement_id ?? 'general'}`}
                requirement={requirement}
                onState={mayState && requirement.requirement_id !== null ? setStated : null}
              />
            ))}
          </Flex>
        </Flex>
      ))}
      {stated !== null && <StatementDialog productId={sheet.id} requirement={stated} onClose={() => setStated(null)} />}
    </Card>
  );
}

interface LineProps {
  readonly requirement: Requirement;
  readonly onState: ((requirement: Requirement) => void) | null;
}

function Line({ requirement, onState }: LineProps) {
  const { label, tone } = resultOf(requirement);
  return (
    <Flex tag="li" gap={3} justifyContent="space-between" padding={3} background="neutral100" hasRadius wrap="wrap">
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography>
          {requirement.name}
          {requirement.is_mandatory ? '' : ' (opcional)'}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {detailOf(requirement)}
        </Typography>
      </Flex>
      <Flex gap={3}>
        <Badge textColor={`${tone}700`} backgroundColor={shadeOf(tone)}>
          {label}
        </Badge>
        {onState !== null && (
          <Button size="S" variant="tertiary" onClick={() => onState(requirement)}>
            Declarar
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

const metBy = { certificate: 'Con certificado', dictum: 'Con dictamen', evidence: 'Con evidencia' } as const;

function detailOf({ document_type, responsible_name, expires_on }: Requirement): string {
  return [
    metBy[document_type],
    responsible_name === null ? 'sin responsable' : `responsable: ${responsible_name}`,
    ...(expires_on === null
      ? []
      : [`vence el ${formatDay(expires_on)} (${distanceText(expires_on, todayIn(new Date()))})`]),
  ].join(' · ');
}
