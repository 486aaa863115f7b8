import { Rfc } from '@nodecfdi/rfc';

/**
 * Returns in Spanish what is unusual about an RFC, for whoever typed it; null where nothing is. The tax authority's register decides: it has
 * taxpayers whose check digit is not what the rule gives (FNI970829JR9), so one is asked about and never refused for it.
 */
export function rfcWarning(rfc: string | null): string | null {
  const parsed = rfc === null ? null : Rfc.parseOrNull(rfc);
  if (parsed === null || parsed.isGeneric() || parsed.isForeign() || parsed.doesCheckSumMatch()) return null;
  return 'El dígito verificador de este RFC no es el habitual: compáralo con la constancia de situación fiscal.';
}
