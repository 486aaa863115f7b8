import { strapiService, type JobHandler } from '@mayorista/kernel';

interface PanelAuth {
  forgotPassword(given: { email: string }): Promise<unknown>;
}

export const run: JobHandler<{ email: string }> = async ({ strapi, payload: { email } }) => {
  await strapiService<PanelAuth>(strapi, 'admin::auth').forgotPassword({ email });
  return {};
};
