import { Link, Td, Tr, Typography } from '@strapi/design-system';
import { HeadedTable } from '@mayorista/kernel/panel';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import type { DatasheetSummary } from '../../datasheets/datasheet';
import { categoriesText, fieldsText } from '../../datasheets/texts';

const columns = ['Nombre', 'Características', 'Categorías que la usan'];

export const DatasheetTable = ({ sheets }: { readonly sheets: readonly DatasheetSummary[] }) => (
  <HeadedTable headings={columns} rowCount={sheets.length}>
    {sheets.map(({ id, name, fields_count: count, categories }) => (
      <Tr key={id}>
        <Td>
          <Link tag={RouterLink} to={`${paths.datasheets}/${id}`}>
            {name}
          </Link>
        </Td>
        <Td>
          <Typography>{fieldsText(count)}</Typography>
        </Td>
        <Td style={{ whiteSpace: 'normal' }}>
          <Typography textColor={categories.length === 0 ? 'neutral600' : 'neutral800'}>
            {categoriesText(categories)}
          </Typography>
        </Td>
      </Tr>
    ))}
  </HeadedTable>
);
