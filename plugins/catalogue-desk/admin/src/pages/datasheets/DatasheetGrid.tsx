import { Box, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import type { DatasheetSummary } from '../../datasheets/datasheet';
import { categoriesText, fieldsText } from '../../datasheets/texts';

export const DatasheetGrid = ({ sheets }: { readonly sheets: readonly DatasheetSummary[] }) => (
  <Grid.Root gap={4} tag="ul">
    {sheets.map(({ id, name, fields_count: count, categories }) => (
      <Grid.Item key={id} tag="li" col={4} s={6} xs={12} alignItems="stretch">
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={5} width="100%">
          <Flex direction="column" alignItems="flex-start" gap={2}>
            <Link tag={RouterLink} to={`${paths.datasheets}/${id}`}>
              {name}
            </Link>
            <Typography>{fieldsText(count)}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {categoriesText(categories)}
            </Typography>
          </Flex>
        </Box>
      </Grid.Item>
    ))}
  </Grid.Root>
);
