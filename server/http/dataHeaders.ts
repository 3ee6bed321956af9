export type Headers = Readonly<Record<string, string>>

/** For what is not shown as a page: calls, errors, sockets. It may load nothing at all. */
export const dataHeaders: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
