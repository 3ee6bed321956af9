const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'code' })

/** 'Germany' for 'DE'; anything that isn't a country code is returned unchanged. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
