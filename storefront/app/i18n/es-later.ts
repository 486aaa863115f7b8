import addresses from './es/addresses.json';
import auth from './es/auth.json';
import company from './es/company.json';
import placed from './es/placed.json';
import purchase from './es/purchase.json';
import { es } from './es';

/** Texts of pages that few see: they come with the scripts of those pages, which import this file, and weigh on no other page. */
export const esLater = { addresses, auth, company, placed, purchase };

// The translator looks texts up when they are shown.
Object.assign(es, esLater);
