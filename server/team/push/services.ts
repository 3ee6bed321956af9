/** Today's browsers' push services. Nothing is sent anywhere else, whatever a browser says. */
const hosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && port === '' && username + password === '' && isKnown
}
