import { Flex, Typography } from '@strapi/design-system';
import { Card } from '@mayorista/kernel/panel';
import { TextField } from '../../components/TextField';
import type { SheetDraft } from '../../datasheets/draft';

interface Props {
  readonly draft: SheetDraft;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (update: (sheet: SheetDraft) => SheetDraft) => void;
}

/** The datasheet's name, and what is wrong with it as a whole. */
export function NamesCard({ draft, errors = {}, isDisabled, onChange }: Props) {
  const shown = ['name_translations.es', 'name_translations.en'];
  const others = [...new Set(Object.entries(errors).flatMap(([name, text]) => (shown.includes(name) ? [] : [text])))];
  return (
    <Card title="Ficha">
      <Flex gap={4} alignItems="flex-start" direction={{ initial: 'column', medium: 'row' }}>
        <TextField
          name="sheet_es"
          label="Nombre"
          isRequired
          isDisabled={isDisabled}
          maxLength={160}
          value={draft.es}
          error={errors['name_translations.es']}
          onChange={(es) => onChange((sheet) => ({ ...sheet, es }))}
        />
        <TextField
          name="sheet_en"
          label="Nombre en inglés"
          isDisabled={isDisabled}
          maxLength={160}
          value={draft.en}
          error={errors['name_translations.en']}
          onChange={(en) => onChange((sheet) => ({ ...sheet, en }))}
        />
      </Flex>
      {others.map((text) => (
        <Typography key={text} textColor="danger600" role="alert">
          {text}
        </Typography>
      ))}
    </Card>
  );
}
