import { Box, Field, Flex, Grid, SingleSelect, SingleSelectOption, Textarea, Typography } from '@strapi/design-system';
import { TextField } from '../../../components/TextField';
import {
  languages,
  views,
  withPicture,
  type Align,
  type Language,
  type OverviewDraft,
} from '../../../content/overview-draft';
import { PictureField } from './PictureField';

interface Props {
  readonly draft: OverviewDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (update: (draft: OverviewDraft) => OverviewDraft) => void;
}

const languageNames = { es: 'Español', en: 'Inglés' } as const;
const aligns: readonly { readonly value: Align; readonly label: string }[] = [
  { value: 'center', label: 'Centrada, a todo lo ancho' },
  { value: 'left', label: 'A la izquierda del texto' },
  { value: 'right', label: 'A la derecha del texto' },
];

/** An overview's texts and pictures, one language beside the other. */
export function OverviewForm({ draft, errors, isDisabled, onChange }: Props) {
  return (
    <Box padding={5} background="neutral100">
      <Flex direction="column" alignItems="stretch" gap={4}>
        {errors[''] !== undefined && (
          <Typography textColor="danger600" role="alert">
            {errors['']}
          </Typography>
        )}
        <Field.Root
          name={`align-${draft.key}`}
          hint={
            draft.align === 'center'
              ? 'Centrada lleva imagen para web y para móvil, al menos en español'
              : 'Sin imagen en un idioma se muestra la de español'
          }
        >
          <Field.Label>Imagen</Field.Label>
          <SingleSelect
            value={draft.align}
            disabled={isDisabled}
            onChange={(value) => onChange((current) => ({ ...current, align: value as Align }))}
          >
            {aligns.map(({ value, label }) => (
              <SingleSelectOption key={value} value={value}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Field.Hint />
        </Field.Root>
        <Grid.Root gap={5}>
          {languages.map((language) => (
            <Grid.Item key={language} col={6} s={12} xs={12} direction="column" alignItems="stretch">
              <LanguageFields
                language={language}
                draft={draft}
                errors={errors}
                isDisabled={isDisabled}
                onChange={onChange}
              />
            </Grid.Item>
          ))}
        </Grid.Root>
      </Flex>
    </Box>
  );
}

/** What an overview says and shows in one language. */
function LanguageFields({ language, draft, errors, isDisabled, onChange }: Props & { readonly language: Language }) {
  const suffix = language === 'es' ? '' : ' en inglés';
  return (
    <Flex tag="section" aria-label={languageNames[language]} direction="column" alignItems="stretch" gap={4}>
      <Typography variant="sigma" textColor="neutral600" tag="h2">
        {languageNames[language]}
      </Typography>
      <TextField
        name={`title-${language}-${draft.key}`}
        label={`Título${suffix}`}
        maxLength={255}
        isDisabled={isDisabled}
        value={draft.title[language]}
        error={errors[`title-${language}`]}
        onChange={(text) => onChange((current) => ({ ...current, title: { ...current.title, [language]: text } }))}
      />
      <Field.Root name={`description-${language}-${draft.key}`} error={errors[`description-${language}`]} width="100%">
        <Field.Label>{`Descripción${suffix}`}</Field.Label>
        <Textarea
          rows={4}
          maxLength={20_000}
          disabled={isDisabled}
          value={draft.description[language]}
          onChange={(event) =>
            onChange((current) => ({
              ...current,
              description: { ...current.description, [language]: event.target.value },
            }))
          }
        />
        <Field.Error />
      </Field.Root>
      {views.map((view) => {
        const key = `${language}-${view}` as const;
        return (
          <PictureField
            key={key}
            name={`${key}-${draft.key}`}
            label={`Imagen para ${view === 'web' ? 'web' : 'móvil'}${suffix}`}
            picture={draft.pictures[key]}
            errorOf={(part) => errors[part === '' ? key : `${key}-${part}`]}
            isDisabled={isDisabled}
            onChange={(picture) => onChange((current) => withPicture(current, key, picture))}
          />
        );
      })}
    </Flex>
  );
}
