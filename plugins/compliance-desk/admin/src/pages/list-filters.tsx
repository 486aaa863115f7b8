import { Box, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { RecordPicker, SearchField } from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import type { ItemOf } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';

interface SearchProps {
  readonly value: string;
  readonly label: string;
  readonly placeholder: string;
  readonly onSearch: (text: string) => void;
}

export const Search = (props: SearchProps) => (
  <Box width="30rem" maxWidth="100%">
    <SearchField {...props} />
  </Box>
);

interface ChoiceProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly texts: Readonly<Record<Choice, string>>;
  /** How no choice is called. */
  readonly anyText: string;
  readonly value: Choice | null;
  readonly onChange: (choice: Choice | null) => void;
}

const any = 'all';

/** One of a few, or any. */
export const ChoiceFilter = <Choice extends string>(props: ChoiceProps<Choice>) => (
  <SingleSelect
    aria-label={props.label}
    size="S"
    value={props.value ?? any}
    onChange={(value) => props.onChange(choiceOf(props.choices, value))}
  >
    <SingleSelectOption value={any}>{props.anyText}</SingleSelectOption>
    {props.choices.map((choice) => (
      <SingleSelectOption key={choice} value={choice}>
        {props.texts[choice]}
      </SingleSelectOption>
    ))}
  </SingleSelect>
);

interface NormProps {
  readonly value: number | null;
  readonly onChange: (nomId: number | null) => void;
}

const codeOf = ({ code }: { readonly code: string }): string => code;

export const NormFilter = ({ value, onChange }: NormProps) => (
  <Box width="20rem" maxWidth="100%">
    <RecordPicker<ItemOf<'GET /noms'>>
      path={`/${pluginId}/noms`}
      label="Norma"
      placeholder="Todas las normas"
      failedText="No se pudieron cargar las normas"
      value={value}
      nameOf={codeOf}
      onChange={onChange}
    />
  </Box>
);

const nameOf = ({ name }: { readonly name: string }): string => name;

interface ResponsibleProps {
  readonly value: number | null;
  readonly onChange: (responsibleId: number | null) => void;
}

export const ResponsibleFilter = ({ value, onChange }: ResponsibleProps) => (
  <Box width="20rem" maxWidth="100%">
    <RecordPicker<ItemOf<'GET /nom-requirement-responsables'>>
      path={`/${pluginId}/nom-requirement-responsables`}
      label="Responsable"
      placeholder="Todos los responsables"
      failedText="No se pudieron cargar los responsables"
      value={value}
      nameOf={nameOf}
      onChange={onChange}
    />
  </Box>
);
