/**
 * The company's time zone, which the served document names: dealers and admins see the same day.
 */
export function companyZone(): string {
  return document.documentElement.dataset.timeZone || 'UTC'
}
