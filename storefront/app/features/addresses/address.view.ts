import type { FieldErrors } from '../../api/errors';
import { telephoneText } from '../../lib/format/telephone';
import type { AddressAnswer, PostalAnswer } from './addresses.api.server';

/** An address as it is shown and chosen. */
export interface AddressView {
  readonly id: number;
  /** What people call it. */
  readonly title: string;
  /** 'Av. Constitución 400, Centro, 64000 Monterrey, Nuevo León'. */
  readonly place: string;
  /** Who receives, and their telephone. */
  readonly receiver: string;
  readonly isMain: boolean;
  readonly isFavorite: boolean;
  readonly type: string | null;
}

/** What the fields of a form hold. */
export type AddressValues = Readonly<Record<AddressField, string>> & { readonly isFavorite: boolean };

const addressFields = [
  'alias',
  'receivers_name',
  'telephone',
  'street',
  'exterior_number',
  'interior_number',
  'zip_code',
  'colony',
  'municipality',
  'state',
  'reference',
] as const;
export type AddressField = (typeof addressFields)[number];

interface Parts {
  readonly street: string | null;
  readonly exterior: string | null;
  readonly interior: string | null;
  readonly colony: string | null;
  readonly zip: string | null;
  readonly municipality: string | null;
  readonly state: string | null;
}

/** An address in one line. */
export function placeOf({ street, exterior, interior, colony, zip, municipality, state }: Parts): string {
  const door = [street, exterior].filter(Boolean).join(' ');
  const town = [zip, municipality].filter(Boolean).join(' ');
  return [door, interior === null || interior === '' ? null : `int. ${interior}`, colony, town, state]
    .filter(Boolean)
    .join(', ');
}

export function addressView(address: AddressAnswer): AddressView {
  const { alias, nombre, apellidos, receivers_name: receiver, telephone, street } = address;
  const person = [nombre, apellidos].filter(Boolean).join(' ');
  return {
    id: address.id,
    title: alias || person || receiver || street || `#${address.id}`,
    place: placeOf({
      street,
      exterior: address.exterior_number,
      interior: address.interior_number,
      colony: address.colony,
      zip: address.zip_code,
      municipality: address.municipality,
      state: address.state,
    }),
    receiver: [receiver, telephoneText(telephone ?? '')].filter(Boolean).join(' · '),
    isMain: address.main_address === 1,
    isFavorite: address.is_favorited === 1,
    type: address.address_type?.name ?? null,
  };
}

/** Main first, then favourites, each in the order they came. */
export const byUse = (addresses: readonly AddressView[]): AddressView[] =>
  addresses.toSorted((a, b) => Number(b.isMain) - Number(a.isMain) || Number(b.isFavorite) - Number(a.isFavorite));

const text = (value: string | null | undefined): string => value ?? '';

/** The fields of a form: empty for a new address. */
export function addressValues(address: AddressAnswer | null): AddressValues {
  const values = Object.fromEntries(addressFields.map((field) => [field, text(address?.[field])]));
  return { ...(values as Record<AddressField, string>), isFavorite: address?.is_favorited === 1 };
}

/** What was typed, when the form comes back refused or asks for a postal code. */
export function typedValues(form: Readonly<Record<string, string>>): AddressValues {
  const values = Object.fromEntries(addressFields.map((field) => [field, text(form[field])])) as Record<
    AddressField,
    string
  >;
  return {
    ...values,
    colony: values.colony === '' || values.colony === '*' ? text(form.typed_colony) : values.colony,
    isFavorite: form.is_favorited === '1',
  };
}

/** What is chosen of the settlements of a postal code: one of them, or one that is typed. */
export function colonyChoice(values: Pick<AddressValues, 'colony'>, postal: PostalAnswer | null) {
  const known = postal?.colonies ?? [];
  const isTyped = known.length > 0 && values.colony !== '' && !known.includes(values.colony);
  return { known, isTyped };
}

/** Fields without which nobody finds the door (storefront document, section 5): one of them missing is an incomplete address. */
const required = ['street', 'exterior_number', 'zip_code', 'telephone', 'colony', 'state', 'receivers_name'];

export const isIncomplete = (errors: FieldErrors): boolean => required.some((field) => field in errors);
