/** Digits of the code that confirms an attendee's WhatsApp number (storefront 5, 9). */
export const WHATSAPP_CODE_DIGITS = 4;

/** Status of an attendee whose number is known or confirmed (storefront 4). */
export const CONFIRMED_ATTENDEE_STATUS = 1;

/** From the ticket's window to its printing, in milliseconds (storefront 9, people 9). */
export const TICKET_PRINT_MS = 600;
