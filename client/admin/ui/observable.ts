/** A value outside React that components subscribe to. Setting an equal value notifies nobody. */
import { useSyncExternalStore } from 'react'

export class ObservableValue<T> {
  private current: T
  private readonly followers = new Set<() => void>()

  constructor(initial: T) {
    this.current = initial
  }

  readonly get = (): T => this.current

  set(next: T): void {
    if (Object.is(next, this.current)) return
    this.current = next
    for (const follower of [...this.followers]) follower()
  }

  readonly follow = (follower: () => void): (() => void) => {
    this.followers.add(follower)
    return () => void this.followers.delete(follower)
  }
}

export function useObservable<T>(value: ObservableValue<T>): T {
  return useSyncExternalStore(value.follow, value.get)
}
