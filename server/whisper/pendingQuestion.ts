/** A question waiting for its answer, in the queue or with the worker. */
import type { Asker } from '../http/limits/fairQueue'
import type { Asked, Done } from './workerMessages'

export class PendingQuestion {
  readonly promise: Promise<Done>
  resolve: (done: Done) => void = () => {}
  reject: (reason: unknown) => void = () => {}
  attempts = 0
  /** Nobody waits for the answer any more. */
  abandoned = false

  constructor(
    readonly asked: Asked,
    readonly asker: Asker,
  ) {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
  }
}
