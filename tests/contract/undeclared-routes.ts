/**
 * Routes that do not say yet what they answer, as 'GET /path'. The list only gets shorter: a new route declares its output, and one that
 * has become declared is taken off (plugins/kernel/README.md, 'Say what an answer holds').
 */
export const undeclaredRoutes: readonly string[] = [];
