import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** The nonce of this answer's security policy, known to the server only. */
export const NonceProvider = NonceContext.Provider;

/** For the `nonce` attribute of inline scripts; undefined in the browser, which hides it anyway. */
export const useNonce = (): string | undefined => useContext(NonceContext) || undefined;
