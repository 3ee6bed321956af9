/** A question that waits for its answer, in the queue or with the worker. */
import type { Answer } from '#shared/whisper/answer'
import type { Question } from './answerer'

export class Waiting {
  readonly promise: Promise<Answer>
  resolve: (answer: Answer) => void = () => {}
  reject: (reason: unknown) => void = () => {}
  attempts = 0
  /** Nobody waits for it any more. */
  abandoned = false

  constructor(
    readonly id: number,
    readonly question: Question,
    readonly onPiece: ((textSoFar: string) => void) | undefined,
  ) {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
  }
}
