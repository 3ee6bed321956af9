/** What the page behind a private link shows: the server decides, client/quote renders it. */
import type { PrivateQuote } from './records'

export interface ViewedQuote {
  quote: PrivateQuote
  /** What happens after acceptance, step by step. */
  next: readonly string[]
  /** Whether questions are answered by e-mail. */
  canAsk: boolean
  /** Whether the customer gets a copy by e-mail after accepting. */
  sendsCopy: boolean
}

/** What the customer is about to do, or has just done. */
export type AnswerStep = 'accept' | 'decline' | 'ask' | 'asked'

export type PrivatePage =
  | (ViewedQuote & {
      shows: 'quote'
      turn: AnswerStep
      /** The id for a question that isn't sent yet. */
      questionId: string
      /** The company's time zone, for the day of an answer. */
      timeZone: string
      /** A form that was just refused. */
      refused?: Refused
    })
  | {
      /** No such link, or revoked; or it can't be shown now. */
      shows: 'missing' | 'unavailable'
    }
  /** A newer quote was sent: its path, if it has a link. */
  | { shows: 'replaced'; newer: string | null }

/** By the name of a form's field. */
export interface Refused {
  /** The values as typed. */
  typed: Readonly<Record<string, string>>
  /** Their problems; empty if the quote has changed since it was read. */
  problems: Readonly<Record<string, string>>
}

export interface RenderedPage {
  title: string
  /** The content of the body. */
  html: string
}

export type RenderPage<Page> = (page: Page) => RenderedPage
