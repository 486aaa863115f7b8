import { z } from 'zod';
import { createRecord, defineRoute, parseIfMatch, updateRecord, type Json, type RouteRequest } from '@mayorista/kernel';
import { idOf } from '../input';
import { supplierRecord } from './supplier.record';
import { withSupplierImage } from './supplier-image';
import { supplierOutput } from './supplier.answer';

const input = z.record(z.string(), z.unknown());
const shared = { noun: 'suppliers', needs: 'suppliers.write', input } as const;

const withImage = (given: Json, imageId: number | null): Json =>
  imageId === null ? given : { ...given, main_image: imageId };

/** Forms send back what they read: the currency under its other name, and the picture's field when no file was chosen. */
function asWritten({ currency_supplier: currency, main_image_file: _none, ...given }: Json): Json {
  const id = typeof currency === 'object' && currency !== null ? (currency as { id?: unknown }).id : currency;
  return id === undefined || id === null || 'currency_id' in given ? given : { ...given, currency_id: id };
}

async function change(request: RouteRequest<Json>) {
  const id = String(idOf(request.params));
  const { updatedAt, ...given } = request.input;
  const expected = parseIfMatch(request.ctx) ?? (typeof updatedAt === 'string' ? updatedAt : null);
  const data = await withSupplierImage(request.strapi, request.files, (imageId) =>
    updateRecord(
      supplierRecord,
      request,
      { id, expected },
      { input: withImage(asWritten(given), imageId), files: request.files },
    ),
  );
  return { data, meta: {} };
}

/** Writing suppliers: JSON, or multipart with `main_image_file` and `data` (spec catalogue 7). A POST with an id is a change. */
export const supplierRoutes = [
  defineRoute({
    ...shared,
    method: 'POST',
    path: '/suppliers',
    action: 'create',
    summary: 'Alta: proveedor',
    status: 201,
    output: supplierOutput,
    handle: async (request) => {
      const data = await withSupplierImage(request.strapi, request.files, (imageId) =>
        createRecord(supplierRecord, request, {
          input: withImage(asWritten(request.input), imageId),
          files: request.files,
        }),
      );
      return { data, meta: {} };
    },
  }),
  ...(['PUT', 'PATCH', 'POST'] as const).map((method) =>
    defineRoute({
      ...shared,
      method,
      path: '/suppliers/:id',
      action: 'update',
      summary: 'Cambio: proveedor',
      isRepeatable: true,
      output: supplierOutput,
      handle: change,
    }),
  ),
];
