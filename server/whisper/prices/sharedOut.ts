/** "For six gates, one each": items that are named once and wanted at each gate or door. */
import { quantityOf, type Selection, setQuantity } from '#shared/quotes/rules'

const oneEach =
  /\b(?:one|1|a|an) (?:[a-z ]+ )?(?:each|apiece|per (?:gate|door|entrance))\b|\beach (?:gets?|with|needs?) (?:one|a|an)\b/
const forAll = /\bfor (?:both|each|all|every)\b/
/** Of the subscription, which is for all of them. */
const isOfAll = (id: string) => id === 'base-sub'

/** `each`: items that "each" follows; `plural`: those in the plural without a number. Nothing if in doubt. */
export function sharedOut(
  said: string,
  selection: Selection,
  entrances: number | undefined,
  { each, plural }: { each: readonly string[]; plural: readonly string[] },
): Selection | undefined {
  if (entrances === undefined || entrances < 2 || selection.length === 0) return undefined
  const [only, ...others] = selection.filter(({ id }) => !isOfAll(id))
  if (only === undefined) return undefined
  const isSingle = others.length === 0 && selection.length === 1
  if (isSingle && oneEach.test(said)) {
    return only.quantity === 1 ? setQuantity(selection, only.id, entrances) : selection
  }
  const marked = [only, ...others]
  const isEach = marked.every(({ id, quantity }) => quantity === 1 && each.includes(id))
  const isForAll =
    forAll.test(said) && marked.every(({ id, quantity }) => quantity === 1 && plural.includes(id))
  if (!isEach && !isForAll) return undefined
  return marked.reduce((set, { id }) => setQuantity(set, id, entrances), selection)
}

export const isSubscribed = (selection: Selection): boolean => quantityOf(selection, 'base-sub') > 0
