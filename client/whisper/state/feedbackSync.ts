/** The visitor's feedback: shown at once, saved when the connection allows; the last one wins. */
import type { Feedback, VisitorMessage } from '#shared/chat/records'
import { ApiError } from '../../errors'
import type { Store } from '../browser/store'
import type { View } from './view'

export class FeedbackSync {
  private readonly view: Store<View>
  private readonly save: (id: string, feedback: Feedback) => Promise<VisitorMessage>
  private readonly onSaved: (message: VisitorMessage) => void

  constructor(
    view: Store<View>,
    save: (id: string, feedback: Feedback) => Promise<VisitorMessage>,
    onSaved: (message: VisitorMessage) => void,
  ) {
    this.view = view
    this.save = save
    this.onSaved = onSaved
  }

  async give(id: string, feedback: Feedback): Promise<void> {
    this.put(id, { feedback })
    try {
      const message = await this.save(id, feedback)
      this.onSaved(message)
      if (this.view.get().pendingFeedback[id]?.feedback === feedback) this.drop(id)
    } catch (error) {
      if (this.view.get().pendingFeedback[id]?.feedback !== feedback) return
      // After a network error it stays pending and is saved once the connection is back.
      const problem =
        error instanceof ApiError ? error.message : 'We’ll try again once you’re connected.'
      this.put(id, { feedback, problem })
    }
  }

  /** Saves pending feedback once the connection is back. */
  flush(): void {
    for (const [id, { feedback }] of Object.entries(this.view.get().pendingFeedback)) {
      void this.give(id, feedback)
    }
  }

  private put(id: string, pending: View['pendingFeedback'][string]): void {
    this.view.set({ pendingFeedback: { ...this.view.get().pendingFeedback, [id]: pending } })
  }

  private drop(id: string): void {
    const { [id]: _, ...pendingFeedback } = this.view.get().pendingFeedback
    this.view.set({ pendingFeedback })
  }
}
