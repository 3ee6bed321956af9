/** What the page behind a private link shows: the server decides it, client/quote renders it. */
import type { PrivateQuote } from './records'

export interface ViewedQuote {
  quote: PrivateQuote
  /** What happens after it is accepted, step by step. */
  next: readonly string[]
  /** Whether a question is answered by e-mail. */
  canAsk: boolean
  /** Whether whoever accepts gets a copy by e-mail. */
  sendsCopy: boolean
}

/** What the customer is about to do, or has just done. */
export type AnswerStep = 'accept' | 'decline' | 'ask' | 'asked'

export type PrivatePage =
  | (ViewedQuote & {
      shows: 'quote'
      turn: AnswerStep
      /** Of a question that isn't sent yet. */
      questionId: string
      /** The company's, in which an answer's day is told. */
      timeZone: string
      /** What was sent and not taken just now. */
      refused?: Refused
    })
  | {
      /** No such link, or revoked; a newer quote took its place; it cannot be shown just now. */
      shows: 'missing' | 'replaced' | 'unavailable'
    }

/** By the name of a form's field. */
export interface Refused {
  /** As they were typed. */
  typed: Readonly<Record<string, string>>
  /** What is wrong with them; none when the quote has changed since it was read. */
  problems: Readonly<Record<string, string>>
}

export interface RenderedPage {
  title: string
  /** Fills the body. */
  html: string
}

export type RenderPage<Page> = (page: Page) => RenderedPage
