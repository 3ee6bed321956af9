/**
 * Everything in a public page that works without the page's script: the parts are HTML, and these
 * listeners serve them. A page with React uses the same listeners.
 */

import { type QuoteScript, watchQuote } from './contact/quote'
import { watchCookieNotice } from './cookies/notice'
import { watchDealer } from './dealer'
import { watchDialogs } from './dialogs'
import { blinkLauncher, type PanelScript, watchLauncher } from './frame/launcher'
import { watchDemo } from './home/hero/demo'
import { watchVideo } from './home/video'
import { startMeasurement } from './measurement'
import { watchOptOut } from './privacy/optOut'

interface Scripts {
  panel: () => Promise<PanelScript>
  quote: () => Promise<QuoteScript>
}

export function startEnhancements({ panel, quote }: Scripts): void {
  watchDealer()
  watchDialogs()
  watchCookieNotice(startMeasurement)
  watchQuote(quote)
  watchDemo()
  watchVideo()
  watchOptOut()
  watchLauncher(panel)
  blinkLauncher()
}
