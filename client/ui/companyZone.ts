/** The company's time zone, in which every admin and dealer reads the same day; the served document names it. */
export function companyZone(): string {
  return document.documentElement.dataset.timeZone || 'UTC'
}
