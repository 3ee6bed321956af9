/** Whether there is anything to see in a text. Pure, and free of zod. */

/**
 * A character that is seen. Not seen are spaces, control and format characters, what Unicode says may be
 * ignored (Hangul fillers, variation selectors), the empty Braille pattern, and marks without a letter.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u

export function isBlank(text: string): boolean {
  return !visible.test(text)
}
