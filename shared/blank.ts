/** Whether a text has anything visible. Pure and free of zod. */

/**
 * A visible character. Invisible are spaces, control and format characters, those that Unicode allows to
 * ignore (Hangul fillers, variation selectors), the empty Braille pattern, and marks without a letter.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u

export function isBlank(text: string): boolean {
  return !visible.test(text)
}
