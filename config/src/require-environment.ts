import { ConfigurationError, env, type Environment } from './env';

/** Returns the environment, or ends the process: one line for each variable that is missing or wrong, and no stack. */
export function requireEnvironment<Read = Environment>(read: () => Read = env as () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
