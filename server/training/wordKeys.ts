/**
 * Keyed hashes by which erased text is recognized where it was taught. Nobody can guess the text
 * from them.
 */
import { wayKey, wayText } from '#shared/knowledge/sections'
import { keyedHash, ownSecret } from '../store/ownSecret'
import type { Store } from '../store/port'

export class WordKeys {
  private constructor(private readonly secret: string) {}

  /** All servers on one store use the same keys. */
  static async open(store: Store): Promise<WordKeys> {
    return new WordKeys(await ownSecret(store, 'word-key'))
  }

  /** Equal for texts that ask in the same words. */
  of(text: string): string {
    return keyedHash(this.secret, wayKey(text))
  }

  /** For a question as queued, and for the way of asking it may have become. */
  ofAsked(text: string): string[] {
    return wayKeysOf(text).map((key) => this.of(key))
  }
}

/** Long ways of asking are cut. */
export function wayKeysOf(text: string): string[] {
  return [...new Set([wayKey(text), wayKey(wayText(text))])]
}
