import { redirect } from '@remix-run/node';

/** The short address that popups and leaflets name. */
export const loader = () => redirect('/distributor-benefits', 301);
