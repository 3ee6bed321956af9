/** What the page behind a private link shows: the server decides it, client/quote draws it. */
import type { PrivateQuote } from './records'

export type PrivatePage =
  | {
      shows: 'quote'
      quote: PrivateQuote
      /** The company's, in which an answer's day is told. */
      timeZone: string
      /** Why it was not accepted just now. */
      refused?: Refused
    }
  | {
      /** No such link, or revoked; a newer quote took its place; it cannot be shown just now. */
      shows: 'missing' | 'replaced' | 'unavailable'
    }

export interface Refused {
  /** As it was typed. */
  name: string
  /** What is wrong with it; null when the quote has changed since it was read. */
  nameProblem: string | null
}

export interface DrawnPage {
  title: string
  /** Fills the body. */
  html: string
}

export type Draw<Page> = (page: Page) => DrawnPage
