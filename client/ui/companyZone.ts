/** The company's time zone, from the served document: dealers and admins see the same day. */
export function companyZone(): string {
  return document.documentElement.dataset.timeZone || 'UTC'
}
