/** Whether a message says that the items it names are not simply added up. */
import { eachMonth, notAdded, notShared, ofSome } from './aroundItems'
import { isPause } from './pauses'

export function isInDoubt(
  words: readonly string[],
  { several, isPlural, isShared }: { several: boolean; isPlural: boolean; isShared: boolean },
): boolean {
  const said = words
    .filter((word) => !isPause(word))
    .join(' ')
    .replace(eachMonth, ' ')
  if (several && (isPlural || notAdded.test(said))) return true
  return !isShared && (ofSome.test(said) || notShared.test(said))
}
