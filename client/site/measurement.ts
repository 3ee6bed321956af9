/**
 * The outside analytics service (MEASUREMENT_ID): started once, only after consent to cookies, and not
 * for whoever opted out. Before that, and where the setting is missing, nothing is asked of its host;
 * the CSP (server/site/security.ts) lets it through only where it is set. It stands inside the HTML.
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
  // The service takes for a command what says of itself that it is a function's arguments.
  const gtag = (...command: unknown[]) =>
    layer.push(Object.assign(command, { [Symbol.toStringTag]: 'Arguments' }))
  gtag('js', new Date())
  gtag('config', measurement)
  const script = document.createElement('script')
  script.src = `${host}/gtag/js?id=${measurement}`
  document.head.append(script)
}
