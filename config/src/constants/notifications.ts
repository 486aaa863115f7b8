/** What a notice may hold and how it is sent (ours: the documents name no limit). */
export const NOTICES = {
  longestTitle: 120,
  longestMessage: 500,
  longestUrl: 500,
  mostCompanies: 200,
  mostPeople: 1_000,
  /** Browsers of one person. */
  mostSubscriptions: 20,
  /** Browsers told by one job. */
  pushBatch: 50,
  /** Tries of such a job, with growing pauses: about ten minutes. */
  pushAttempts: 7,
  /** How long a push service keeps a notice for a browser that is off, in seconds. */
  pushTtlSeconds: 86_400,
  /** How long a push service may take to answer. */
  pushTimeoutMs: 10_000,
} as const;
