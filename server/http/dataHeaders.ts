export type Headers = Readonly<Record<string, string>>

/** For responses that aren't pages: calls, errors, sockets. They may load nothing at all. */
export const dataHeaders: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
