import { Badge, Flex, Link as TextLink, Typography } from '@strapi/design-system';
import type { AnswerTo } from '@mayorista/config/answers';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';

type Checklist = AnswerTo<'GET /setup-checklist'>;

/** 'Pendientes': what the installation lacks and what did not get through, of which the person can do something. */
export function ChecklistWidget() {
  const { get } = useFetchClient();
  const [items, setItems] = useState<Checklist['data'] | 'failed' | null>(null);
  useEffect(() => {
    get<Checklist>('/kernel/setup-checklist').then(
      ({ data }) => setItems(data.data),
      () => setItems('failed'),
    );
  }, [get]);

  if (items === null) return <Widget.Loading>Cargando</Widget.Loading>;
  if (items === 'failed') return <Widget.Error>No se pudo cargar la información</Widget.Error>;
  if (items.length === 0) return <Widget.NoData>Nada pendiente para ti</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} tag="ul">
      {items.map(({ key, kind, label, detail, to }) => (
        <Flex key={key} tag="li" direction="column" alignItems="flex-start" gap={1}>
          <Flex gap={2} alignItems="center">
            {to === null ? (
              <Typography variant="omega" fontWeight="semiBold">
                {label}
              </Typography>
            ) : (
              <TextLink tag={NavLink} to={to}>
                {label}
              </TextLink>
            )}
            {kind === 'failed' && <Badge variant="danger">Falló</Badge>}
          </Flex>
          <Typography variant="pi" textColor="neutral600">
            {detail}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}
