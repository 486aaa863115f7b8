import { z } from 'zod';
import { dataOutput, dayOutput, instantOutput, listOutput, privateFileOutput } from '@mayorista/kernel';

const nomProductState = z.enum(['expiring', 'complies', 'missing', 'exempt', 'unstated']);

const nomProductReason = z.strictObject({
  code: z.string(),
  message: z.string(),
  nom_id: z.int().nullable(),
  requirement_id: z.int().nullable(),
  nom_document_id: z.int().nullable(),
  expires_on: dayOutput.nullable(),
});

const nomProduct = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    sku: z.string().nullable(),
    model: z.string().nullable(),
    name: z.string().nullable(),
    brand_id: z.int().nullable(),
    brand_name: z.string().nullable(),
    category_id: z.int().nullable(),
    category_name: z.string().nullable(),
    light: z.enum(['green', 'yellow', 'red', 'gray']),
    state: nomProductState,
    label: z.string(),
    reasons: z.array(nomProductReason),
    expires_on: dayOutput.nullable(),
    status: z.enum(['pending', 'in_review', 'approved', 'rejected']),
    status_label: z.string(),
    tariff_fraction_id: z.int().nullable(),
    tariff_fraction_is_verified: z.boolean(),
  })
  .meta({ id: 'NomProduct' });

const nomProductStates = z.strictObject({
  expiring: z.int(),
  complies: z.int(),
  missing: z.int(),
  exempt: z.int(),
  unstated: z.int(),
});

export const nomProductListOutput = listOutput(nomProduct, { states: nomProductStates });

const nomProductNom = z.strictObject({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  source: z.enum(['stated', 'tariff_fraction']),
});

const nomProductRequirement = z.strictObject({
  is_mandatory: z.boolean(),
  result: z.enum(['expiring', 'missing', 'ok', 'not_applicable']),
  nom_document_id: z.int().nullable(),
  expires_on: dayOutput.nullable(),
  name: z.string(),
  document_type: z.enum(['certificate', 'dictum', 'evidence']),
  responsible_name: z.string().nullable(),
  requirement_id: z.int().nullable(),
  nom_id: z.int(),
});

export const nomProductDocument = z
  .strictObject({
    id: z.int(),
    document_type: z.enum(['certificate', 'dictum']),
    document_type_label: z.string(),
    number: z.string(),
    nom_id: z.int(),
    nom_code: z.string(),
    certification_agency_id: z.int().nullable(),
    certification_agency_name: z.string().nullable(),
    holder: z.string().nullable(),
    issued_on: dayOutput.nullable(),
    expires_on: dayOutput.nullable(),
    days_left: z.int().nullable(),
    status: z.enum(['pending', 'in_review', 'approved', 'rejected']),
    status_label: z.string(),
    condition: z.enum(['not_valid', 'valid', 'expiring', 'expired']),
    file: privateFileOutput.nullable(),
    notes: z.string().nullable(),
    review_notes: z.string().nullable(),
    reviewed_by: z.string().nullable(),
    reviewed_at: instantOutput.nullable(),
    uploaded_by: z.string().nullable(),
    products_count: z.int(),
    updatedAt: instantOutput,
  })
  .meta({ id: 'NomDocument' });

export const nomProductGate = z.enum(['label', 'publish', 'sell', 'import', 'purchase_order']);

const nomProductOverride = z.strictObject({
  id: z.int(),
  reason: z.string(),
  granted_by: z.string(),
  expires_on: dayOutput.nullable(),
});

const gateState = z.strictObject({
  gate: nomProductGate,
  label: z.string(),
  is_open: z.boolean(),
  override: nomProductOverride.nullable(),
});

const nomProductTariffFraction = z.strictObject({
  id: z.int(),
  code: z.string(),
  nico: z.string(),
  description: z.string(),
  igi_percentage: z.string(),
});

const nomSheet = z
  .strictObject({
    noms: z.array(nomProductNom),
    requirements: z.array(nomProductRequirement),
    documents: z.array(nomProductDocument),
    gates: z.array(gateState),
    next_statuses: z.array(
      z.strictObject({
        status: z.enum(['pending', 'in_review', 'approved', 'rejected']),
        label: z.string(),
        reasons: z.array(z.string()),
      }),
    ),
    tariff_fraction_id: z.int().nullable(),
    tariff_fraction: nomProductTariffFraction.nullable(),
    tariff_fraction_is_verified: z.boolean(),
    tariff_fraction_verified_by: z.string().nullable(),
    tariff_fraction_verified_at: instantOutput.nullable(),
    status: z.enum(['pending', 'in_review', 'approved', 'rejected']),
    status_label: z.string(),
    status_notes: z.string().nullable(),
    approved_by: z.string().nullable(),
    approved_at: instantOutput.nullable(),
    exemption_reason: z.string().nullable(),
    exempt_until: dayOutput.nullable(),
    notes: z.string().nullable(),
    light: z.enum(['green', 'yellow', 'red', 'gray']),
    state: nomProductState,
    label: z.string(),
    reasons: z.array(nomProductReason),
    expires_on: dayOutput.nullable(),
    sku: z.string().nullable(),
    model: z.string().nullable(),
    name: z.string().nullable(),
    requires_nom: z.boolean().nullable(),
    id: z.int(),
    product_id: z.int(),
  })
  .meta({ id: 'NomSheet' });

export const nomProductOutput = dataOutput(nomSheet);

export const nomProductChangeStatusOutput = z.strictObject({
  meta: z.strictObject({}),
  message: z.string().optional(),
  data: nomSheet,
});

const changedMany = z.strictObject({ changed: z.int() });

export const nomProductChangeManyOutput = dataOutput(changedMany);

const productTariffFraction = z
  .strictObject({
    tariff_fraction_id: z.int().nullable(),
    tariff_fraction: nomProductTariffFraction.nullable(),
    tariff_fraction_is_verified: z.boolean(),
    tariff_fraction_verified_by: z.string().nullable(),
    tariff_fraction_verified_at: instantOutput.nullable(),
    product_id: z.int(),
  })
  .meta({ id: 'ProductTariffFraction' });

export const productTariffFractionOutput = dataOutput(productTariffFraction);

const nomLight = z
  .strictObject({
    light: z.enum(['green', 'yellow', 'red', 'gray']),
    state: nomProductState,
    label: z.string(),
    reasons: z.array(nomProductReason),
    expires_on: dayOutput.nullable(),
    product_id: z.int(),
  })
  .meta({ id: 'NomLight' });

export const nomLightOutput = z.strictObject({ data: z.array(nomLight), total: z.int(), meta: z.strictObject({}) });
