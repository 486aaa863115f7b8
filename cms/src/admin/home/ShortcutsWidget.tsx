import { Grid, Typography } from '@strapi/design-system';
import { useAuth, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import shortcuts from './shortcuts.json';

type Shortcut = (typeof shortcuts)[number];

/** 'Accesos directos': the places of the panel the person may enter, most used first. */
export function ShortcutsWidget() {
  const allowed = useAllowedShortcuts();
  if (allowed === null) return <Widget.Loading>Cargando</Widget.Loading>;
  if (allowed.length === 0)
    return <Widget.NoData>Tu cuenta todavía no tiene permisos. Pídelos a un administrador.</Widget.NoData>;
  return (
    <Grid.Root gap={1} tag="ul">
      {allowed.map(({ label, to }) => (
        <Grid.Item key={to} col={4} s={6} xs={12} tag="li" alignItems="stretch">
          <Tile to={to}>
            <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
              {label}
            </Typography>
          </Tile>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

function useAllowedShortcuts(): readonly Shortcut[] | null {
  const checkUserHasPermissions = useAuth('ShortcutsWidget', (state) => state.checkUserHasPermissions);
  const [allowed, setAllowed] = useState<readonly Shortcut[] | null>(null);
  useEffect(() => {
    let isHere = true;
    const decide = async () => {
      const answers = await Promise.all(
        shortcuts.map(({ action, subject }) => checkUserHasPermissions([{ action, subject }])),
      );
      if (isHere) setAllowed(shortcuts.filter((_shortcut, at) => (answers[at]?.length ?? 0) > 0));
    };
    void decide();
    return () => {
      isHere = false;
    };
  }, [checkUserHasPermissions]);
  return allowed;
}

const Tile = styled(Link)`
  display: block;
  width: 100%;
  padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[3]};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  text-decoration: none;

  &:hover,
  &:focus-visible {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
`;
