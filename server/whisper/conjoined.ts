/**
 * Where one question may be two: "a camera, and something for when the electricity is out". Whether it is,
 * topics must tell (topics/twoAtOnce.ts): "open the gate for friends and family" is one.
 */

/** More joints than these are a story. */
const mostJoints = 2
/** In words, between commas alone. */
const leastListed = 5

/** "We need two things: a camera and a battery." */
const intro = /:(?=\s)/
const joint =
  /\s*([,;])\s+(?!(?:and|or|but|so|plus)\b)|,?\s+(?:and|plus|but also|&|n)\s+(?:also\s+)?/gi
/** "If it breaks, and I am away": no question of its own. */
const given =
  /^(?:(?:and|but|so) )?(?:if|when|while|because|since|as|suppose|say|(?:after|before)(?! (?:how|what|which)))\b/i
/** "… and wants to know", "…, not even a bulb": more of the same. */
const continued = /^(?:wants?|needs?|has|says?|asks?|not|no|only|just|even|rather|then)\b/i

/** "Can I get a camera and a battery": what is said of the first is said of the second. */
const thing = /^(?:an?|the|some|my|our|your|any)\b/i
const mostOfFrame = 5

function frameOf(left: string): string {
  const said = left.trim().split(/\s+/)
  const length = said.findIndex((word) => thing.test(word))
  return length > 0 && length <= mostOfFrame ? `${said.slice(0, length).join(' ')} ` : ''
}

/** Both sides of each place where it may be parted. */
export function halvesOf(text: string): (readonly [string, string])[] {
  const listed = text.slice(text.search(intro) + 1)
  const found: (readonly [string, string])[] = []
  for (const { index, 0: whole, 1: comma } of [...listed.matchAll(joint)].slice(0, mostJoints)) {
    const [left, right] = [listed.slice(0, index), listed.slice(index + whole.length)]
    const halves = [left, `${thing.test(right) ? frameOf(left) : ''}${right}`] as const
    const least = comma === undefined ? 1 : leastListed
    const isLong = halves.every((half) => half.trim().split(/\s+/).length >= least)
    const isWhole = !halves.some((half) => given.test(half)) && !continued.test(right)
    if (isLong && isWhole) found.push(halves)
  }
  return found
}
