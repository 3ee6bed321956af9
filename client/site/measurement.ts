/**
 * The external analytics service (MEASUREMENT_ID): started once, only after consent to cookies, and
 * never after an opt-out. Until then, or without the setting, nothing is requested from its host;
 * the CSP (server/site/security.ts) allows it only if it is set. Inlined in the HTML.
 */
import { isOptedOut } from './privacy/optOut'

const host = 'https://www.googletagmanager.com'
let isStarted = false

export function startMeasurement(): void {
  const { measurement } = document.documentElement.dataset
  if (!measurement || isStarted || isOptedOut()) return
  isStarted = true
  const layer: unknown[] = []
  Object.assign(globalThis, { dataLayer: layer })
  // The service accepts only `arguments` objects as commands, so the array is tagged as one.
  const gtag = (...command: unknown[]) =>
    layer.push(Object.assign(command, { [Symbol.toStringTag]: 'Arguments' }))
  gtag('js', new Date())
  gtag('config', measurement)
  const script = document.createElement('script')
  script.src = `${host}/gtag/js?id=${measurement}`
  document.head.append(script)
}
