/** A link to write to somebody, whatever stands in the address: '?' would begin fields of the e-mail. */
export function mailTo(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
}
