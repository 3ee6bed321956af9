/** What the site remembers in cookies. Constants of their own: the script inside every page holds them. */

/** Section 9: the cookie consent. */
export const consentCookie = 'cookie-consent'
export const consentDays = 365
/** Set by the switch on the privacy page, section 2. */
export const optOutCookie = 'tracking-opt-out'
