/** Every content type the kernel owns. */
export const uids = {
  auditEntry: 'api::kernel.audit-entry',
  outboxEvent: 'api::kernel.outbox-event',
  job: 'api::kernel.job',
  idempotencyKey: 'api::kernel.idempotency-key',
  privateFile: 'api::kernel.private-file',
  comment: 'api::kernel.comment',
  attachment: 'api::kernel.attachment',
  mediaAlt: 'api::kernel.media-alt',
  mail: 'api::kernel.mail',
} as const;

/** Of Strapi's own. */
export const strapiUids = { locale: 'plugin::i18n.locale' } as const;

/** Services of Strapi's own plugins. */
export const strapiServices = { viewConfigurations: 'plugin::content-manager.content-types' } as const;

/** The kernel's middleware and policy, as routes name them. */
export const doors = { idempotency: 'plugin::kernel.idempotency', staffMay: 'plugin::kernel.staff-may' } as const;

/** Their tables, for the writes in volume that go by knex. */
export const tables = {
  auditEntry: 'audit_entries',
  outboxEvent: 'outbox_events',
  job: 'jobs',
  idempotencyKey: 'idempotency_keys',
  privateFile: 'private_files',
  comment: 'comments',
  attachment: 'attachments',
  mediaAlt: 'media_alts',
  mail: 'mails',
} as const;
