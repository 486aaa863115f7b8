import { addDocuments } from './attachments/add-documents.route';
import { listDocuments } from './attachments/list-documents.route';
import { removeDocument } from './attachments/remove-document.route';
import { listComments } from './comments/list-comments.route';
import { removeComment } from './comments/remove-comment.route';
import { writeComment } from './comments/write-comment.route';
import { dashboardRoutes } from './dashboards/dashboard.routes';
import { docsRoutes } from './docs/docs.routes';
import { requestExport } from './exports/request-export.route';
import { downloadFile } from './files/download-file.route';
import { listHistories } from './histories/list-histories.route';
import { showJobCounts } from './jobs/calls/count-jobs.route';
import { showBacklog } from './jobs/calls/read-backlog.route';
import { retryAllJobs } from './jobs/calls/retry-all-jobs.route';
import { retryJob } from './jobs/calls/retry-job.route';
import { storeMediaAlts } from './media-alts/store-media-alts.route';
import { openApiRoute } from './openapi/openapi.route';
import { showChecklist } from './setup/show-checklist.route';
import { findAnything } from './finding/find-everything.route';
import { showWaiting } from './waiting/list-waiting.route';
import type { RouteDefinition } from './routes/route.types';

/** The kernel's flow endpoints. */
export const routes: readonly RouteDefinition[] = [
  openApiRoute,
  ...docsRoutes,
  ...dashboardRoutes,
  listHistories,
  retryJob,
  showJobCounts,
  retryAllJobs,
  showBacklog,
  listComments,
  writeComment,
  removeComment,
  listDocuments,
  addDocuments,
  removeDocument,
  storeMediaAlts,
  requestExport,
  downloadFile,
  showChecklist,
  findAnything,
  showWaiting,
];
