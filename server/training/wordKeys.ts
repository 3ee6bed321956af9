/**
 * By these, words that are erased are known again where they were taught: keyed hashes, from which nobody
 * finds out by trying what was said.
 */
import { limits } from '#shared/knowledge/limits'
import { wayKey } from '#shared/knowledge/sections'
import { keyedHash, ownSecret } from '../store/ownSecret'
import type { Store } from '../store/port'

export class WordKeys {
  private constructor(private readonly secret: string) {}

  /** Several servers on one store make the same. */
  static async open(store: Store): Promise<WordKeys> {
    return new WordKeys(await ownSecret(store, 'word-key'))
  }

  /** The same for what asks in the same words. */
  of(text: string): string {
    return keyedHash(this.secret, wayKey(text))
  }

  /** Of a question as it is queued, and as the way of asking that it may have become. */
  ofAsked(text: string): string[] {
    return wayKeysOf(text).map((key) => this.of(key))
  }
}

/** A way of asking is cut where it is long. */
export function wayKeysOf(text: string): string[] {
  const cut = text.replace(/\s+/g, ' ').trim().slice(0, limits.way)
  return [...new Set([wayKey(text), wayKey(cut)])]
}
