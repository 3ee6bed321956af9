/**
 * HTML as plain text, split at its headings. Scripts, styles, navigation and hidden elements are
 * left out; if a page has a <main>, only that is read. Nothing of it is ever inserted into a page.
 */
import { Parser } from 'htmlparser2'
import { HtmlText } from './htmlText'
import { type Found, Unreadable } from './section'

const dropped = new Set(
  [
    ...['script', 'style', 'noscript', 'template', 'nav', 'svg', 'math', 'iframe', 'object'],
    ...['canvas', 'audio', 'video', 'select', 'button', 'textarea', 'datalist', 'dialog'],
  ].values(),
)
/** Left out as parts of the page, but not inside an article. */
const frame = new Set(['header', 'footer', 'aside'])
const frameRoles = /^(?:navigation|banner|contentinfo|search|menu|menubar)$/
/** Limits the nesting, because the parser searches all open elements for a closing tag's match. */
const deepest = 2_000
const parts = new Set(['main', 'article', 'section'])

export function readHtml(text: string): Found[] {
  const whole = new HtmlText()
  const main = new HtmlText()
  let title = ''
  let isTitle = false
  /** Nesting depth in skipped elements, in parts of the page, and in its <main>. */
  let out = 0
  let inParts = 0
  let inMain = 0
  let depth = 0

  const each = (work: (text: HtmlText) => void) => {
    work(whole)
    if (inMain > 0) work(main)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > deepest) throw new Unreadable('This page is nested too deeply to read.')
      if (out > 0 || isLeftOut(name, attributes)) {
        out += 1
        return
      }
      if (name === 'title') isTitle = true
      if (name === 'main') inMain += 1
      if (parts.has(name)) inParts += 1
      each((one) => one.open(name))
    },
    ontext(piece) {
      if (out > 0) return
      if (isTitle) title += piece
      else each((one) => one.say(piece))
    },
    onclosetag(name) {
      depth -= 1
      if (out > 0) {
        out -= 1
        return
      }
      if (name === 'title') isTitle = false
      each((one) => one.close(name))
      if (name === 'main') inMain -= 1
      if (parts.has(name)) inParts -= 1
    },
  })

  function isLeftOut(name: string, attributes: Readonly<Record<string, string>>): boolean {
    const { hidden, role = '', style = '', 'aria-hidden': unread } = attributes
    return (
      dropped.has(name) ||
      (frame.has(name) && inParts === 0) ||
      frameRoles.test(role) ||
      hidden !== undefined ||
      unread === 'true' ||
      /display:\s{0,9}none|visibility:\s{0,9}hidden/i.test(style.slice(0, 500))
    )
  }

  parser.end(text)
  const found = main.end()
  const named = title.replace(/\s+/g, ' ').trim()
  return (found.length > 0 ? found : whole.end()).map((one) =>
    one.headings.length === 0 && named !== '' ? { ...one, headings: [named] } : one,
  )
}
