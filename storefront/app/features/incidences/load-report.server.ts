import type { LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { translateFor } from '../../i18n/translate.server';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { piecesOf, warrantyView, type PieceView, type WarrantyView } from './incidence.view';
import { incidenceApi } from './incidences.api.server';

/** The piece that is reported, as far as it is chosen. */
export interface ChosenPiece {
  readonly orderId: number;
  readonly folio: string;
  readonly placedAt: string;
  readonly pieces: readonly PieceView[];
  /** Null while none is chosen. */
  readonly key: string;
  readonly serial: string;
  readonly most: number;
  readonly warranty: WarrantyView | null;
}

/** What a report is filled from; nothing while no piece is chosen. */
export interface ReportOptions {
  readonly types: readonly { readonly id: number; readonly name: string }[];
  readonly departments: readonly { readonly id: number; readonly name: string }[];
  readonly offices: readonly { readonly id: number; readonly name: string }[];
}

/** Loads what each step of a report asks for: orders, the chosen one's pieces, the chosen piece's warranty. */
export async function loadReport(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const orders = (await orBoundary(incidenceApi.orders(api), args)).filter(({ status }) => status !== 'canceled');
  const asked = params.get('sale_order_id') ?? '';
  const piece = /^[1-9]\d{0,8}$/.test(asked) ? await orBoundary(choosePiece(args, Number(asked)), args) : null;
  const isReportable = piece?.warranty != null && piece.warranty.status !== 'other_piece';
  const report = isReportable ? await orBoundary(reportOptions(args), args) : null;
  return {
    title: `${translateFor(locale)('incidences.newTitle')} | Mayorista`,
    orders: withChosen(
      orders.map(({ id, folio, placed_at: placedAt }) => ({ id, folio, placedAt })),
      piece,
    ),
    piece,
    report,
  };
}

interface OrderOption {
  readonly id: number;
  readonly folio: string;
  readonly placedAt: string;
}

/** The newest orders, and the chosen one where it is older than they are. */
const withChosen = (orders: readonly OrderOption[], piece: ChosenPiece | null): readonly OrderOption[] =>
  piece === null || orders.some(({ id }) => id === piece.orderId)
    ? orders
    : [...orders, { id: piece.orderId, folio: piece.folio, placedAt: piece.placedAt }];

async function choosePiece(args: LoaderFunctionArgs, orderId: number): Promise<ChosenPiece> {
  const { api } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const order = await incidenceApi.order(api, orderId);
  const pieces = piecesOf(order);
  const chosen = pieces.find(({ key }) => key === params.get('piece'));
  const serial = (params.get('serial') ?? '').trim().slice(0, 80);
  const warranty =
    chosen === undefined
      ? null
      : warrantyView(
          await incidenceApi.warranty(api, {
            sale_order_id: orderId,
            product_id: chosen.productId,
            grade: chosen.grade,
            serial,
          }),
        );
  return {
    orderId,
    folio: order.folio,
    placedAt: order.placed_at,
    pieces,
    key: chosen?.key ?? '',
    serial,
    most: chosen?.quantity ?? 1,
    warranty,
  };
}

async function reportOptions(args: LoaderFunctionArgs): Promise<ReportOptions> {
  const { api } = storeScope(args);
  const [types, departments, offices] = await Promise.all([
    incidenceApi.types(api),
    incidenceApi.departments(api),
    incidenceApi.offices(api),
  ]);
  return {
    types: types.map(({ id, name }) => ({ id, name })),
    departments: departments.map(({ id, name }) => ({ id, name })),
    offices: offices.map(({ id, name, address }) => ({ id, name: `${name}: ${address}` })),
  };
}
