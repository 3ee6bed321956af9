/** Answers still being written, until they are complete. Bounded: the oldest are dropped. */
import { useCallback, useSyncExternalStore } from 'react'

const maxKept = 200

export class PartialAnswers {
  private readonly texts = new Map<string, string>()
  private readonly followers = new Set<() => void>()

  readonly get = (id: string): string => this.texts.get(id) ?? ''

  write(pieces: ReadonlyMap<string, string>, finished: readonly { id: string }[]): void {
    for (const [id, text] of pieces) {
      this.texts.delete(id)
      this.texts.set(id, text)
    }
    for (const { id } of finished) this.texts.delete(id)
    for (const id of this.texts.keys()) {
      if (this.texts.size <= maxKept) break
      this.texts.delete(id)
    }
    for (const follower of [...this.followers]) follower()
  }

  readonly follow = (follower: () => void): (() => void) => {
    this.followers.add(follower)
    return () => void this.followers.delete(follower)
  }
}

export function usePartialAnswer(pieces: PartialAnswers, id: string): string {
  const read = useCallback(() => pieces.get(id), [pieces, id])
  return useSyncExternalStore(pieces.follow, read)
}
