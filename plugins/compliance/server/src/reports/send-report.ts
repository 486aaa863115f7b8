import { sendExport, type ExportDefinition, type RouteRequest, say } from '@mayorista/kernel';
import { successes } from '../messages';

type Wish = Readonly<Record<string, unknown>> & { readonly format: 'csv' | 'xlsx' };

/** A report as a download, Excel unless CSV is asked for, with the documents' word of success in `x-message`. */
export const sendReport = (request: RouteRequest, definition: ExportDefinition, { format, ...query }: Wish) =>
  sendExport(request, definition, { format, query, message: say(successes.reportDownloaded) });
