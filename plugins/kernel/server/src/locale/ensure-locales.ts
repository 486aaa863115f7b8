import type { Core } from '@strapi/strapi';
import { locales } from '@mayorista/config';

const names: Readonly<Record<string, string>> = { es: 'Español', en: 'Inglés' };

interface LocaleService {
  findByCode(code: string): Promise<{ id: number; name: string } | null>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  update(where: { id: number }, locale: { name: string }): Promise<unknown>;
}

/** Creates the supported locales in Strapi, with Spanish names for the panel. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales') as unknown as LocaleService;
  for (const code of locales) {
    const name = names[code] ?? code;
    const known = await service.findByCode(code);
    if (known === null) await service.create({ code, name });
    else if (known.name !== name) await service.update({ id: known.id }, { name });
  }
}
