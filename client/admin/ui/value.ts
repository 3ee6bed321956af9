/** A value outside React that components follow. Setting what it already is tells nobody. */
import { useSyncExternalStore } from 'react'

export class Value<T> {
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

export function useValue<T>(value: Value<T>): T {
  return useSyncExternalStore(value.follow, value.get)
}
