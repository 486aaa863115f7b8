import { defineRecord } from '@mayorista/kernel';
import * as coded from '../../../shared/coded-list.shapes';
import * as named from '../../../shared/named-list.shapes';

const readOnly = ['create', 'update', 'remove'] as const;
const forStaff = { omits: readOnly, needs: { read: 'reference.read' } };
const forAll = { omits: ['findOne', ...readOnly] as const, needs: { read: 'reference.public' } };
/** Kept by staff in the panel's generated view; no call reads them. */
const forTheView = { omits: ['find', 'findOne', ...readOnly] as const, needs: { read: 'reference.read' } };

/** Serves the lists of reference data (spec people-and-crm 3; spec catalogue 3). */
export const listRecords = [
  defineRecord(named.addressType, forStaff),
  defineRecord(named.telephoneType, forStaff),
  defineRecord(named.emailType, { ...forStaff, aliases: ['/company-email-types'] }),
  defineRecord(named.emailNotificationType, forStaff),
  defineRecord(named.educationType, forStaff),
  defineRecord(named.relativeType, forStaff),
  defineRecord(named.bloodType, forStaff),
  defineRecord(named.terminationReason, forStaff),
  defineRecord(named.unitCategory, forStaff),
  defineRecord(named.department, { needs: { read: 'reference.read' } }),
  defineRecord(coded.bankInstitution, { omits: ['findOne', ...readOnly], needs: { read: 'reference.read' } }),
  defineRecord(coded.adjustmentType),
  defineRecord(coded.currency, forAll),
  defineRecord(coded.language, forAll),
  defineRecord(coded.taxRegime, forAll),
  defineRecord(coded.cfdiUse, forAll),
  defineRecord(coded.satProductKey, forTheView),
  defineRecord(coded.satUnit, forTheView),
  defineRecord(coded.paymentForm, forTheView),
  defineRecord(coded.paymentMethod, forTheView),
  defineRecord(coded.taxObject, forTheView),
];
