import { Field, Grid, TextInput } from '@strapi/design-system';
import { ChoiceField } from '@mayorista/kernel/panel';
import { defaultRegion, dialledNumber, telephoneCountries } from '@mayorista/people/shared';
import { useState } from 'react';

type Region = Parameters<typeof dialledNumber>[1];
const countries = Object.fromEntries(telephoneCountries().map(({ region, label }) => [region, label]));

interface Props {
  readonly label: string;
  /** Given the number without spaces, from the dial code on; null while it is empty or none. */
  readonly onChange: (dialled: string | null) => void;
}

/** Asks for a telephone: its country, México unless another one is chosen, and the number as people write it. */
export function PhoneField({ label, onChange }: Props) {
  const [region, setRegion] = useState<string>(defaultRegion);
  const [text, setText] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = isLeft && text.trim() !== '' && dialledNumber(text, region as Region) === null;
  const change = (nextText: string, nextRegion: string) => {
    setText(nextText);
    setRegion(nextRegion);
    onChange(dialledNumber(nextText, nextRegion as Region));
  };
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
        <ChoiceField
          name="phone_country"
          label="País"
          value={region}
          choices={countries}
          onChange={(next) => change(text, next)}
        />
      </Grid.Item>
      <Grid.Item col={7} s={12} xs={12} direction="column" alignItems="stretch">
        <Field.Root name="phone" error={isWrong ? 'El teléfono no es válido' : undefined} width="100%">
          <Field.Label>{label}</Field.Label>
          <TextInput
            type="tel"
            autoComplete="off"
            placeholder="81 8123 4567"
            value={text}
            onChange={(event) => change(event.target.value, region)}
            onBlur={() => setIsLeft(true)}
          />
          <Field.Error />
        </Field.Root>
      </Grid.Item>
    </Grid.Root>
  );
}
