import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a titled section of a record's page. */
export function Card({ title, children }: Props) {
  return (
    <Box tag="section" aria-label={title} background="neutral0" hasRadius shadow="tableShadow" padding={5} width="100%">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography variant="sigma" textColor="neutral600" tag="h2">
          {title}
        </Typography>
        {children}
      </Flex>
    </Box>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders a value of a card beside its label. */
export function Fact({ label, children }: FactProps) {
  return (
    <Flex justifyContent="space-between" alignItems="baseline" gap={4}>
      <Typography variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Typography textAlign="right">{children}</Typography>
    </Flex>
  );
}
