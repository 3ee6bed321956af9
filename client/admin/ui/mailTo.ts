/** A mailto link for any address, encoded, because a '?' would start the e-mail's header fields. */
export function mailTo(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
}
