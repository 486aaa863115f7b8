import { defineResource, type BaseRow } from '@mayorista/kernel';
import { uids } from '../uids';
import { nomRequirementResponsable } from './responsible.answer';

interface ResponsibleRow extends BaseRow {
  readonly name: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly user?: { id: number } | null;
}

/** People who see to NOM requirements: users chosen among the staff (spec catalogue 6). Written by responsible.routes.ts. */
export const responsibleResource = defineResource<ResponsibleRow>()({
  path: '/nom-requirement-responsables',
  uid: uids.responsible,
  label: 'responsable NOM',
  search: ['name', 'email'],
  filters: ['is_active'],
  populate: ['user'],
  order: { name: 'asc' },
  read: { needs: 'nom-responsibles.read' },
  output: nomRequirementResponsable,
  serialize: ({ id, name, email, is_active, user }) => ({ id, name, email, is_active, user_id: user?.id ?? null }),
});
