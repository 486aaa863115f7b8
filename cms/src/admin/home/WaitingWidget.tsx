import { Badge, Flex, Link as TextLink, Typography } from '@strapi/design-system';
import type { DataOf } from '@mayorista/config/answers';
import { needing, useMay, useRead, useWaiting, type WaitingItem } from '@mayorista/kernel/panel';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { ageText } from './age';

type Step = DataOf<'GET /setup-checklist'>[number];

/**
 * 'Lo que espera por ti': what waits for the person, the late first, each with the list of just these; below it what the installation
 * lacks, of which the person can do something.
 */
export function WaitingWidget() {
  const items = useWaiting();
  const mayReadSteps = useMay(needing('setup-checklist.read'));
  const steps = useRead<readonly Step[]>(mayReadSteps ? '/kernel/setup-checklist' : null);
  const missing = steps.data ?? [];

  if (steps.failure !== null) return <Widget.Error>No se pudo cargar la información</Widget.Error>;
  if (items === null || (mayReadSteps && steps.data === null)) return <Widget.Loading>Cargando</Widget.Loading>;
  if (items.length + missing.length === 0) return <Widget.NoData>Nada espera por ti: estás al día</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {items.length > 0 && (
        <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
          {items.map((item) => (
            <WaitingLine key={item.key} item={item} />
          ))}
        </Flex>
      )}
      {missing.length > 0 && (
        <>
          <Typography variant="sigma" textColor="neutral600" tag="h3">
            Por configurar
          </Typography>
          <Flex direction="column" alignItems="stretch" gap={4} tag="ul">
            {missing.map((step) => (
              <SetupLine key={step.key} step={step} />
            ))}
          </Flex>
        </>
      )}
    </Flex>
  );
}

const WaitingLine = ({ item: { label, to, oldest_at: oldest, is_late: isLate } }: { readonly item: WaitingItem }) => (
  <Flex tag="li" justifyContent="space-between" gap={3}>
    <TextLink tag={NavLink} to={to}>
      {label}
    </TextLink>
    <Flex gap={2} shrink={0}>
      {oldest !== null && (
        <Typography variant="pi" textColor="neutral600">
          {ageText(oldest, Date.now())}
        </Typography>
      )}
      {isLate && <Badge variant="danger">Atrasado</Badge>}
    </Flex>
  </Flex>
);

const SetupLine = ({ step: { label, detail, to } }: { readonly step: Step }) => (
  <Flex tag="li" direction="column" alignItems="flex-start" gap={1}>
    {to === null ? (
      <Typography variant="omega" fontWeight="semiBold">
        {label}
      </Typography>
    ) : (
      <TextLink tag={NavLink} to={to}>
        {label}
      </TextLink>
    )}
    <Typography variant="pi" textColor="neutral600">
      {detail}
    </Typography>
  </Flex>
);
