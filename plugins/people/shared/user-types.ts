import { TELEPHONE_TYPES } from '@mayorista/config/constants';

/** Kinds of user, which decide the tabs of the form and the telephones that may be kept (spec people-and-crm 2, 5, 6). */
export const userTypes = { employee: 'Empleado', client: 'Cliente', admin: 'Administrador', storeman: 'Almacenista' };
export type UserType = 'employee' | 'client' | 'admin' | 'storeman';

/** Tabs of the user form, in their order. */
export const userTabs = {
  general: 'General',
  auth: 'Acceso',
  addresses: 'Direcciones',
  telephones: 'Teléfonos',
  emails: 'Correos',
  roles: 'Funciones',
  documents: 'Documentos',
  employee: 'Empleado',
  temporary_contract: 'Contrato temporal',
  indeterminate_contract: 'Contrato indeterminado',
  educations: 'Estudios',
  experiences: 'Experiencia',
  relatives: 'Familiares',
  vacations: 'Vacaciones',
} as const;
export type UserTab = keyof typeof userTabs;

const common: readonly UserTab[] = ['general', 'auth', 'addresses', 'telephones', 'emails', 'roles', 'documents'];
const ofEmployees: readonly UserTab[] = [
  'employee',
  'temporary_contract',
  'indeterminate_contract',
  'educations',
  'experiences',
  'relatives',
  'vacations',
];

/** Lists the tabs of the form for a kind of user: those of an employee only for employees. */
export const tabsFor = (type: UserType): readonly UserTab[] =>
  type === 'employee' ? [...common, ...ofEmployees] : common;

const { mobile, landline, messages } = TELEPHONE_TYPES;
const telephoneTypes: Readonly<Record<UserType, readonly number[] | null>> = {
  employee: [mobile, landline, messages],
  client: [mobile, landline],
  storeman: [mobile, landline],
  admin: null,
};

/** Tells whether a kind of user may have a telephone of a type; an administrator may have all. */
export const allowsTelephoneType = (user: UserType, type: number): boolean =>
  telephoneTypes[user]?.includes(type) ?? true;

const tabOfField: Readonly<Record<string, UserTab>> = {
  username: 'auth',
  password: 'auth',
  password_confirm: 'auth',
  email: 'auth',
  blocked: 'auth',
  addresses: 'addresses',
  telephones: 'telephones',
  emails: 'emails',
  roles: 'roles',
  documents: 'documents',
  employee: 'employee',
  temporary_contracts: 'temporary_contract',
  indeterminate_contracts: 'indeterminate_contract',
  educations: 'educations',
  experiences: 'experiences',
  relatives: 'relatives',
};

/** Returns the tab that an error belongs to by its key: `data.telephones.0.number` is of 'telephones' (spec people-and-crm 5). */
export function tabOfError(key: string): UserTab {
  const [first = ''] = key.replace(/^data\./, '').split('.');
  return tabOfField[first] ?? 'general';
}
