/** The visitor's marks on answers: shown at once, saved when the line allows, the last one counts. */
import type { Feedback, VisitorMessage } from '#shared/chat/records'
import { ApiError } from '../errors'
import type { Store } from './store'
import type { View } from './view'

export class Marks {
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

  async mark(id: string, feedback: Feedback): Promise<void> {
    this.put(id, { feedback })
    try {
      const message = await this.save(id, feedback)
      this.onSaved(message)
      if (this.view.get().marks[id]?.feedback === feedback) this.drop(id)
    } catch (error) {
      if (this.view.get().marks[id]?.feedback !== feedback) return
      // Network trouble leaves it here: it is saved when the line is back.
      if (error instanceof ApiError) this.put(id, { feedback, problem: error.message })
    }
  }

  /** The line is back. */
  saveLeft(): void {
    for (const [id, { feedback }] of Object.entries(this.view.get().marks)) {
      void this.mark(id, feedback)
    }
  }

  private put(id: string, mark: View['marks'][string]): void {
    this.view.set({ marks: { ...this.view.get().marks, [id]: mark } })
  }

  private drop(id: string): void {
    const { [id]: _, ...marks } = this.view.get().marks
    this.view.set({ marks })
  }
}
