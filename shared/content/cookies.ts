/** The site's cookies. In a file of their own, since they go into the script on every page. */

/** Section 9: the cookie consent. */
export const consentCookie = 'cookie-consent'
export const consentDays = 365
/** Set by the switch on the privacy page, section 2. */
export const optOutCookie = 'tracking-opt-out'
