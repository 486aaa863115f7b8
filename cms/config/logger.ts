import { env } from '@mayorista/config';

/** Requests are not logged one by one ('http' lies below 'info'); tests hear of defects only. */
export default () => ({ level: env().mode === 'test' ? 'error' : 'info' });
