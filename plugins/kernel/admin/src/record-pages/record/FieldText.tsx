import { Flex, Typography } from '@strapi/design-system';
import type { Field } from '../../../../shared/shape';
import type { StoredFile } from '../draft/draft';
import { FileLink } from '../fields/FileField';
import { showText } from '../values/show-text';

interface Props {
  readonly label: string;
  readonly field: Field;
  readonly value: unknown;
  /** Of its record, where that has one. */
  readonly currency: unknown;
}

/** Renders a field that is only read. */
export const FieldText = ({ label, field, value, currency }: Props) => (
  <Flex direction="column" alignItems="flex-start" gap={1}>
    <Typography variant="pi" fontWeight="bold">
      {label}
    </Typography>
    {field.kind === 'file' && value !== null && value !== undefined ? (
      <FileLink file={value as StoredFile} />
    ) : (
      <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {showText(field, value, currency)}
      </Typography>
    )}
  </Flex>
);
